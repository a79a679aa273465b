<?php
/**
 * The services of the domain, as the service publishes them: kept as long as no newer copy can be fetched, and refreshed
 * hourly outside visitors' requests.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** An option, because a transient is lost when an object cache is emptied, and then nothing would be blocked. */
const PLACET_SERVICES = 'placet_services';
const PLACET_REFRESH  = 'placet_refresh_services';
/** Bytes of an answer that are read at most. */
const PLACET_ANSWER_LIMIT = 2 * MB_IN_BYTES;

/**
 * The decoded answer of `/app/services`, or null before the first one.
 *
 * @return array|null
 */
function placet_site() {
	$kept = get_option( PLACET_SERVICES );
	return is_array( $kept ) && placet_url( '/app/services' ) === $kept['url'] ? $kept['site'] : null;
}

/**
 * Fetches the services and keeps them. On failure the last copy stays.
 *
 * @return true|WP_Error What is wrong, in a sentence for the website's owner.
 */
function placet_refresh_services() {
	if ( ! placet_is_connected() ) {
		return new WP_Error( 'placet', __( 'Enter the address of the service, the embed key and the domain ID first.', 'placet' ) );
	}
	$url     = placet_url( '/app/services' );
	$kept    = get_option( PLACET_SERVICES );
	$is_same = is_array( $kept ) && $kept['url'] === $url;
	$answer  = wp_safe_remote_get(
		$url,
		array(
			'timeout'             => 5,
			'redirection'         => 0,
			'limit_response_size' => PLACET_ANSWER_LIMIT,
			'headers'             => $is_same ? array( 'If-None-Match' => $kept['etag'] ) : array(),
		)
	);
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: error message */
		return new WP_Error( 'placet', sprintf( __( 'The service did not answer: %s', 'placet' ), $answer->get_error_message() ) );
	}
	$status = wp_remote_retrieve_response_code( $answer );
	if ( 304 === $status && $is_same ) {
		return true;
	}
	if ( 404 === $status || 400 === $status ) {
		return new WP_Error( 'placet', __( 'The service does not know this embed key and domain ID. Copy both from the snippet in the console.', 'placet' ) );
	}
	$site = 200 === $status ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
	if ( ! is_array( $site ) || ! isset( $site['services'] ) || ! is_array( $site['services'] ) ) {
		/* translators: %d: HTTP status */
		return new WP_Error( 'placet', sprintf( __( 'This address does not answer like a Placet service (status %d). Check the address.', 'placet' ), $status ) );
	}
	update_option(
		PLACET_SERVICES,
		array(
			'url'  => $url,
			'etag' => (string) wp_remote_retrieve_header( $answer, 'etag' ),
			'site' => $site,
		),
		false
	);
	return true;
}
add_action( PLACET_REFRESH, 'placet_refresh_services' );

/** The markers of services that need consent: parts of addresses. */
function placet_markers() {
	$site    = placet_site();
	$markers = array();
	foreach ( $site ? $site['services'] : array() as $service ) {
		if ( is_array( $service ) && empty( $service['mandatory'] ) ) {
			$markers = array_merge( $markers, array_filter( (array) ( $service['markers'] ?? array() ), 'is_string' ) );
		}
	}
	return array_values( array_unique( array_filter( $markers, 'strlen' ) ) );
}

/** Schedules the hourly refresh for a connected website, and ends it for another. */
function placet_schedule_refresh() {
	if ( placet_is_connected() === (bool) wp_next_scheduled( PLACET_REFRESH ) ) {
		return;
	}
	if ( placet_is_connected() ) {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', PLACET_REFRESH );
	} else {
		wp_clear_scheduled_hook( PLACET_REFRESH );
	}
}
add_action( 'init', 'placet_schedule_refresh' );

/** Refreshes the services when the settings have changed. */
function placet_settings_changed() {
	placet_refresh_services();
	placet_schedule_refresh();
}
add_action( 'add_option_' . PLACET_OPTION, 'placet_settings_changed' );
add_action( 'update_option_' . PLACET_OPTION, 'placet_settings_changed' );

/**
 * Ends the refresh when the plug-in is deactivated. In a network, WordPress then ignores the event on the other websites.
 */
function placet_stop_refresh() {
	wp_clear_scheduled_hook( PLACET_REFRESH );
}
register_deactivation_hook( PLACET_FILE, 'placet_stop_refresh' );
