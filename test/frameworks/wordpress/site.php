<?php
// The website: what themes, plug-ins and people add to a WordPress.

// YouTube's answer to an oEmbed request, because the network is not reached.
add_filter(
	'pre_oembed_result',
	static function ( $result, $url ) {
		return false !== strpos( $url, 'youtube.com/watch' )
			? '<iframe title="A film" width="500" height="281" src="https://www.youtube.com/embed/film?feature=oembed&amp;copy=1" allowfullscreen></iframe>'
			: $result;
	},
	10,
	2
);
add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_script( 'analytics', 'https://www.googletagmanager.com/gtag/js?id=G-1', array(), null, false );
		wp_add_inline_script( 'analytics', "window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments) } gtag('config', 'G-1');" );
	}
);
add_filter(
	'wp_resource_hints',
	static function ( $hints, $kind ) {
		return 'preconnect' === $kind ? array_merge( $hints, array( 'https://www.googletagmanager.com', 'https://i.ytimg.com' ) ) : $hints;
	},
	10,
	2
);
// What PHP knows of the decision. A page cache keeps it as it is.
add_action(
	'wp_footer',
	static function () {
		$knows = function_exists( 'placet_has_consent' );
		echo '<p id="php">' . wp_json_encode(
			array(
				'youtube' => $knows && placet_has_consent( 'youtube' ),
				'unknown' => $knows && placet_has_consent( 'no-such-service' ),
				'decided' => $knows && placet_consent()->decided,
				'type'    => apply_filters( 'wp_get_consent_type', false ),
			)
		) . '</p>';
	}
);
// HTML that no editor writes.
add_action(
	'wp_footer',
	static function () {
		echo get_option( 'site_footer', '' );
	}
);
