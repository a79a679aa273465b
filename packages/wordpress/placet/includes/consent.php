<?php
/**
 * The visitor's decision for PHP, and for plug-ins that follow the WP Consent API.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/placet-consent.php';

/** The visitor's decision, read from the headers of this request. */
function placet_consent() {
	// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- PlacetConsent validates both headers.
	$cookies = isset( $_SERVER['HTTP_COOKIE'] ) ? (string) wp_unslash( $_SERVER['HTTP_COOKIE'] ) : '';
	$signal = isset( $_SERVER['HTTP_SEC_GPC'] ) ? (string) wp_unslash( $_SERVER['HTTP_SEC_GPC'] ) : '';
	// phpcs:enable
	return PlacetConsent::read( $cookies, placet_settings()['domain'], placet_site(), $signal );
}

/**
 * Whether the visitor has accepted a service. A page whose output depends on it must not be kept by a page cache.
 *
 * @param string $key The key of the service, as the console shows it.
 */
function placet_has_consent( $key ) {
	return placet_consent()->accepts( (string) $key );
}

/**
 * The consent type for PHP. Without it, `wp_has_consent()` is true for every visitor.
 *
 * @param string|false $type The type that another plug-in has set.
 */
function placet_consent_type( $type ) {
	if ( ! placet_is_connected() ) {
		return $type;
	}
	return in_array( placet_consent()->policy, array( 'optOut', 'noticeOnly', 'none' ), true ) ? 'optout' : 'optin';
}
add_filter( 'wp_get_consent_type', 'placet_consent_type' );

/**
 * Days for which the cookies of the WP Consent API are kept: as long as a decision holds.
 *
 * @param int $days The default.
 */
function placet_consent_cookie_days( $days ) {
	$site = placet_site();
	return isset( $site['lifetime'] ) ? (int) $site['lifetime'] : $days;
}
add_filter( 'wp_consent_api_cookie_expiration', 'placet_consent_cookie_days' );

add_filter( 'wp_consent_api_registered_' . plugin_basename( PLACET_FILE ), '__return_true' );
