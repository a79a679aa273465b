<?php
/**
 * Keeps optimization plug-ins from deferring, delaying, moving or combining the snippet, which must run first and at once.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the part of the snippet’s address by which the plug-ins recognize it. For WP Rocket it is a pattern.
 *
 * @param mixed $excluded What is excluded already: a list, or one text separated by commas (Autoptimize).
 */
function placet_exclude_snippet( $excluded ) {
	if ( ! placet_is_connected() ) {
		return $excluded;
	}
	$script = preg_replace( '~^https?://|\?.*$~', '', placet_script_url() );
	if ( is_string( $excluded ) ) {
		return ( '' === trim( $excluded ) ? '' : "$excluded, " ) . $script;
	}
	$excluded   = (array) $excluded;
	$excluded[] = $script;
	return $excluded;
}

foreach ( array(
	// WP Rocket: https://docs.wp-rocket.me/article/976-exclude-files-from-defer-js and the source of 3.17.
	'rocket_exclude_defer_js',
	'rocket_delay_js_exclusions',
	'rocket_minify_excluded_external_js',
	// LiteSpeed Cache: the settings pages of 7.9 name these filters.
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
	// Autoptimize: classes/autoptimizeScripts.php of 3.1.
	'autoptimize_filter_js_exclude',
	// SiteGround Optimizer: its readme.txt, “You can exclude an external script from being combined”.
	'sgo_javascript_combine_excluded_external_paths',
) as $placet_filter ) {
	add_filter( $placet_filter, 'placet_exclude_snippet' );
}
// Jetpack Boost leaves scripts with data-jetpack-boost="ignore" alone, which the snippet has.
