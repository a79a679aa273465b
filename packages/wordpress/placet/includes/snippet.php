<?php
/**
 * The snippet: the first script of every page that visitors see.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether the current request shows a page to visitors, and not to an editor, a program or a feed reader. Nothing that
 * a stranger adds to an address turns blocking off.
 */
function placet_is_page_for_visitors() {
	$is_other = is_admin() || wp_doing_ajax() || wp_doing_cron() || is_feed() || is_embed() || is_robots() || is_trackback()
		|| ( defined( 'REST_REQUEST' ) && REST_REQUEST ) || ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST )
		|| ( function_exists( 'amp_is_request' ) && amp_is_request() )
		|| ( is_user_logged_in() && placet_is_editor() );
	return placet_is_connected() && ! $is_other;
}

/** Whether an editor shows the page, for example one of a page builder. It must show what it edits. */
function placet_is_editor() {
	$parameters = array(
		'elementor-preview', // Elementor.
		'et_fb', // Divi.
		'fl_builder', // Beaver Builder.
		'vc_editable', // WPBakery.
		'ct_builder', // Oxygen.
		'bricks', // Bricks.
		'brizy-edit-iframe', // Brizy.
		'tve', // Thrive Architect.
		'breakdance', // Breakdance.
	);
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is done with the values.
	return is_preview() || is_customize_preview() || array_intersect_key( $_GET, array_flip( $parameters ) );
}

/** Outputs the snippet. `wp_enqueue_script` would be too late, and optimization plug-ins would move it. */
function placet_output_snippet() {
	if ( ! placet_is_page_for_visitors() ) {
		return;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript
	printf(
		'<script data-cfasync="false" nowprocket data-no-optimize="1" data-no-defer data-jetpack-boost="ignore" src="%s" referrerpolicy="origin"></script>' . "\n",
		esc_url( placet_script_url() )
	);
}
add_action( 'wp_head', 'placet_output_snippet', PHP_INT_MIN );
