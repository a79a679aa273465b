<?php
/**
 * `/.well-known/gpc.json`: the website's statement that it honors Global Privacy Control (https://globalprivacycontrol.org).
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** Answers the statement, if the settings ask for it. */
function placet_answer_gpc() {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- It is only compared.
	$path = isset( $_SERVER['REQUEST_URI'] ) ? wp_parse_url( wp_unslash( $_SERVER['REQUEST_URI'] ), PHP_URL_PATH ) : '';
	if ( '/.well-known/gpc.json' !== $path || ! placet_settings()['gpc'] ) {
		return;
	}
	status_header( 200 );
	header( 'Content-Type: application/json' );
	echo wp_json_encode(
		array(
			'gpc'        => true,
			'lastUpdate' => gmdate( 'Y-m-d', placet_gpc_since() ),
		)
	);
	exit;
}
add_action( 'init', 'placet_answer_gpc' );

/** Unix seconds at which the website began to make the statement. */
function placet_gpc_since() {
	$since = (int) get_option( 'placet_gpc_since', 0 );
	if ( ! $since ) {
		$since = time();
		update_option( 'placet_gpc_since', $since );
	}
	return $since;
}
