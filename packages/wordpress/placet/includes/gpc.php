<?php
/**
 * `/.well-known/gpc.json`: the website’s statement that it honors Global Privacy Control (https://globalprivacycontrol.org).
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** Outputs the statement, if the settings ask for it. */
function placet_output_gpc() {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- It is only compared.
	$path  = isset( $_SERVER['REQUEST_URI'] ) ? strtok( wp_unslash( $_SERVER['REQUEST_URI'] ), '?' ) : '';
	$since = placet_settings()['gpc_since'];
	if ( '/.well-known/gpc.json' !== $path || '' === $since ) {
		return;
	}
	status_header( 200 );
	header( 'Content-Type: application/json' );
	echo wp_json_encode(
		array(
			'gpc'        => true,
			'lastUpdate' => $since,
		)
	);
	exit;
}
add_action( 'init', 'placet_output_gpc' );
