<?php
/**
 * Rewrites the tags of services that need consent, because a browser requests their addresses before any script can act.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** The attributes with addresses, for each tag. */
const PLACET_ADDRESSES = array(
	'SCRIPT' => array( 'src', 'href', 'xlink:href' ), // SVG has links to scripts.
	'IFRAME' => array( 'src' ),
	'EMBED'  => array( 'src' ),
	'OBJECT' => array( 'data' ),
	'INPUT'  => array( 'src' ),
	'IMG'    => array( 'src', 'srcset' ),
	'IMAGE'  => array( 'src', 'srcset', 'href', 'xlink:href' ), // An img outside SVG.
	'LINK'   => array( 'href', 'imagesrcset' ),
	'VIDEO'  => array( 'src', 'poster' ),
	'AUDIO'  => array( 'src' ),
	'SOURCE' => array( 'src', 'srcset' ),
);
/** The kinds of links that only hint at what is needed later. */
const PLACET_HINTS = array( 'preload', 'modulepreload', 'prefetch', 'prerender', 'preconnect', 'dns-prefetch' );

/**
 * Moves the addresses of services that need consent to the attributes from which the widget restores them. The page is
 * rewritten in pieces, because WordPress goes through all pending changes at each tag, and copies the whole text to apply them.
 *
 * @param string   $page    HTML.
 * @param string[] $markers Parts of addresses.
 */
function placet_rewrite_page( $page, array $markers ) {
	require_once __DIR__ . '/class-placet-page-pieces.php';
	$hosts     = array_unique( array_filter( array_map( 'placet_host_of_marker', $markers ) ) );
	$rewritten = '';
	$token     = 'placet' . bin2hex( random_bytes( 16 ) );
	$page      = placet_mark_foreign_content( $page, $token );
	// Outside SVG, browsers read tags in a CDATA section, which WordPress before 6.5 skips.
	$page = str_replace( '<![CDATA[', "<!{$token}[CDATA[", $page );
	foreach ( ( new Placet_Page_Pieces( $page ) )->pieces() as $piece ) {
		do {
			$before = $piece;
			$piece  = placet_rewrite_tags( $before, $markers, $hosts );
			// WordPress before 6.6 can leave a second attribute of the same name, which then counts.
		} while ( $piece !== $before && ! class_exists( 'WP_HTML_Decoder' ) );
		$rewritten .= $piece;
	}
	return str_replace( $token, '', $rewritten );
}

/**
 * Writes a token in front of names of elements whose content is text in HTML: in SVG and MathML, browsers read tags in them,
 * which WordPress skips. CDATA, in which they read none, becomes other text. An unclosed element is left at the next script.
 *
 * @param string $page  HTML.
 * @param string $token Letters and digits.
 */
function placet_mark_foreign_content( $page, $token ) {
	// The code of scripts outside is skipped, because it may contain both.
	$elements = '~<script(?=[\s/>])(?:[^<]++|<(?!/script))*+(?:</script|\z)(*SKIP)(*FAIL)|(<(svg|math)(?=[\s/>])(?:[^<]++|<(?!/?(?:\2|script)[\s/>])|(?1))*+(?:</\2|(?=</?script)|\z))~i';
	$marked   = preg_replace_callback(
		$elements,
		function ( $found ) use ( $token ) {
			$text = preg_replace_callback(
				'~<!\[CDATA\[(.*?)(?:\]\]>|\z)~s',
				fn( $cdata ) => str_replace( array( '&', '<' ), array( '&amp;', '&lt;' ), $cdata[1] ),
				$found[0]
			);
			return preg_replace( '~</?(?=(?:style|title|textarea|xmp|noembed|noframes)[\s/>])~i', "$0$token", $text );
		},
		$page
	);
	// Null if an expression needs more memory than PHP allows.
	return $marked ?? $page;
}

/**
 * The same for a piece of a page.
 *
 * @param string   $piece   HTML.
 * @param string[] $markers Parts of addresses.
 * @param string[] $hosts   Their hosts.
 */
function placet_rewrite_tags( $piece, array $markers, array $hosts ) {
	$tags   = new WP_HTML_Tag_Processor( $piece );
	$tokens = array();
	while ( $tags->next_tag() ) {
		$moved = placet_is_exempt( $tags ) ? array() : placet_addresses_with_marker( $tags, $markers, $hosts );
		if ( placet_is_hint( $tags ) ) {
			if ( $moved || placet_is_of_host( $tags->get_attribute( 'href' ), $hosts ) ) {
				$tags->remove_attribute( 'href' );
				$tags->remove_attribute( 'imagesrcset' );
			}
		} elseif ( $moved && placet_may_move( $tags ) ) {
			// The widget looks for this attribute, even if it is empty.
			$kept = array( 'data-ccm-loader-src' => '' );
			foreach ( $moved as $name => $value ) {
				$is_main = in_array( $name, array( 'src', 'href', 'xlink:href', 'data' ), true );
				$kept[ $is_main ? 'data-ccm-loader-src' : "data-ccm-loader-$name" ] = $value;
				$tags->remove_attribute( $name );
			}
			foreach ( $kept as $name => $value ) {
				// A token, because WordPress does not encode entities twice: “&amp;copy;” would become “©”.
				$token            = 'placet' . bin2hex( random_bytes( 16 ) );
				$tokens[ $token ] = placet_encode( $value );
				$tags->set_attribute( $name, $token );
			}
			if ( 'SCRIPT' === $tags->get_tag() ) {
				$type = $tags->get_attribute( 'type' );
				if ( is_string( $type ) && 'module' === strtolower( trim( $type ) ) ) {
					$tags->set_attribute( 'data-ccm-loader-type', 'module' );
				}
				$tags->set_attribute( 'type', 'text/x-ccm-loader' );
			}
		}
	}
	return strtr( $tags->get_updated_html(), $tokens );
}

/**
 * Whether a tag is exempt from blocking, as the widget sees it. Only people who may post any HTML can write these tags.
 *
 * @param WP_HTML_Tag_Processor $tags At a tag.
 */
function placet_is_exempt( $tags ) {
	return in_array( $tags->get_tag(), array( 'SCRIPT', 'IFRAME', 'EMBED' ), true )
		&& null !== $tags->get_attribute( 'data-ccm-ignore' );
}

/**
 * The addresses of a tag that contain a marker, by their attributes, in the form in which they are compared.
 *
 * @param WP_HTML_Tag_Processor $tags    At a tag.
 * @param string[]              $markers Parts of addresses.
 * @param string[]              $hosts   Their hosts.
 */
function placet_addresses_with_marker( $tags, array $markers, array $hosts ) {
	$found = array();
	foreach ( PLACET_ADDRESSES[ $tags->get_tag() ] ?? array() as $name ) {
		$value = $tags->get_attribute( $name );
		foreach ( is_string( $value ) ? placet_readings( $value ) : array() as $reading ) {
			$reading = placet_normal_value( $name, $reading, $hosts );
			foreach ( $markers as $marker ) {
				if ( false !== strpos( $reading, $marker ) ) {
					$found[ $name ] = $reading;
					break 2;
				}
			}
		}
	}
	return $found;
}

/**
 * Whether a tag is a link that only hints at what is needed later.
 *
 * @param WP_HTML_Tag_Processor $tags At a tag.
 */
function placet_is_hint( $tags ) {
	$kinds = 'LINK' === $tags->get_tag() ? placet_words( $tags->get_attribute( 'rel' ) ) : array();
	return array_intersect( PLACET_HINTS, $kinds ) && ! in_array( 'stylesheet', $kinds, true );
}

/**
 * The words of an attribute.
 *
 * @param mixed $value Its value, null without one.
 */
function placet_words( $value ) {
	return is_string( $value ) ? preg_split( '/\s+/', strtolower( trim( $value ) ) ) : array();
}

/**
 * Whether a tag waits for consent as a whole: not the snippet, no data such as JSON, and no link that loads nothing.
 *
 * @param WP_HTML_Tag_Processor $tags At a tag.
 */
function placet_may_move( $tags ) {
	if ( 'LINK' === $tags->get_tag() ) {
		return (bool) array_intersect(
			array( 'stylesheet', 'icon', 'apple-touch-icon', 'mask-icon', 'manifest' ),
			placet_words( $tags->get_attribute( 'rel' ) )
		);
	}
	if ( 'SCRIPT' === $tags->get_tag() ) {
		$type   = $tags->get_attribute( 'type' );
		$is_own = 0 === strpos( (string) $tags->get_attribute( 'src' ), placet_script_url() );
		$code   = '~^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma|j|live)script[\d.]*)$~';
		return ! $is_own && preg_match( $code, is_string( $type ) ? strtolower( trim( $type ) ) : '' );
	}
	return true;
}

/**
 * A value for an attribute in double quotes, in whatever encoding the page has.
 *
 * @param string $value The value.
 */
function placet_encode( $value ) {
	return strtr(
		$value,
		array(
			'&' => '&amp;',
			'"' => '&quot;',
			"'" => '&#039;',
			'<' => '&lt;',
			'>' => '&gt;',
		)
	);
}

/**
 * The host that a marker begins with, or an empty string, also for the website’s host.
 *
 * @param string $marker Such as `www.youtube.com/embed/`.
 */
function placet_host_of_marker( $marker ) {
	$is_host = preg_match( '~^(?:(?:https?:)?//)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/:?#]|$)~i', $marker, $found );
	$host    = $is_host ? strtolower( $found[1] ) : '';
	return wp_parse_url( home_url(), PHP_URL_HOST ) === $host ? '' : $host;
}

/**
 * Whether an address leads to one of these hosts or their subdomains.
 *
 * @param mixed    $address The address.
 * @param string[] $hosts   Hosts.
 */
function placet_is_of_host( $address, array $hosts ) {
	$reading = is_string( $address ) ? placet_readings( $address ) : array( '' );
	$host    = (string) wp_parse_url( placet_normal_address( end( $reading ), $hosts ), PHP_URL_HOST );
	foreach ( '' === $host ? array() : $hosts as $one ) {
		if ( ".$one" === substr( ".$host", -strlen( ".$one" ) ) ) {
			return true;
		}
	}
	return false;
}
