<?php
/**
 * The own host: this website serves the script and takes the calls of visitors' browsers, and forwards them.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** The path below which this website serves Placet, such as `/consent`; empty if it does not. */
function placet_own_host_path() {
	$settings = placet_settings();
	if ( '' === $settings['own_key'] || ! placet_is_connected() ) {
		return '';
	}
	return untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) . '/consent';
}

/** The address of the script: on this website if it serves it, otherwise at the service. */
function placet_script_url() {
	$path = placet_own_host_path();
	return '' === $path ? placet_url( '/app.js' ) : $path . '/app' . substr( placet_url( '' ), strlen( placet_settings()['address'] ) );
}

/** Answers what browsers call below the path, before WordPress does anything else, and ends. */
function placet_serve_own_host() {
	$path = placet_own_host_path();
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- PlacetOwnHost compares it with a list.
	$asked = isset( $_SERVER['REQUEST_URI'] ) ? (string) strtok( (string) $_SERVER['REQUEST_URI'], '?' ) : '';
	if ( '' === $path || 0 !== strpos( $asked, "$path/app" ) ) {
		return;
	}
	// Page caches may ignore headers, and would send the answer for one visitor to others.
	if ( ! defined( 'DONOTCACHEPAGE' ) ) {
		define( 'DONOTCACHEPAGE', true );
	}
	require_once __DIR__ . '/placet-own-host.php';
	$settings = placet_settings();
	PlacetOwnHost::serve( $settings['address'], $settings['domain'], $settings['own_key'], substr( $asked, strlen( $path ) ) );
	exit;
}
placet_serve_own_host();
