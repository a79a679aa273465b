<?php
/**
 * The settings of the plug-in: one option for each website of a network.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

const PLACET_OPTION = 'placet_settings';

/**
 * The settings with their defaults.
 *
 * @return array{address: string, embed_key: string, domain: string, gpc_since: string, own_key: string}
 */
function placet_settings() {
	$stored = get_option( PLACET_OPTION, array() );
	return array_merge(
		array(
			'address'   => '',
			'embed_key' => '',
			'domain'    => '',
			'gpc_since' => '',
			'own_key'   => '',
		),
		is_array( $stored ) ? $stored : array()
	);
}

/** Whether the website is connected to a domain of a Placet service. */
function placet_is_connected() {
	$settings = placet_settings();
	return '' !== $settings['address'] && '' !== $settings['embed_key'] && '' !== $settings['domain'];
}

/**
 * An address of the service for the domain of this website.
 *
 * @param string $path Such as `/app.js`.
 */
function placet_url( $path ) {
	$settings = placet_settings();
	return $settings['address'] . $path . '?' . http_build_query(
		array(
			'apiKey' => $settings['embed_key'],
			'domain' => $settings['domain'],
		),
		'',
		'&'
	);
}

/**
 * Turns what was entered into settings that are safe to store. What is not valid is not stored: the setting stays as it was.
 *
 * @param mixed $entered The fields of the form; a whole snippet may be pasted into any of them.
 */
function placet_sanitize_settings( $entered ) {
	$entered = array_map( 'trim', array_filter( (array) $entered, 'is_string' ) );
	$stored  = placet_settings();
	foreach ( $entered as $text ) {
		$snippet = '~src=["\'](https?://[^"\']+)/app\.js\?apiKey=([0-9a-f]{48})&domain=([0-9a-f]{12})~';
		if ( preg_match( $snippet, html_entity_decode( $text ), $found ) ) {
			list( , $entered['address'], $entered['embed_key'], $entered['domain'] ) = $found;
			break;
		}
	}
	$settings = array(
		'address'   => placet_sanitize_address( $entered['address'] ?? '' ),
		'embed_key' => preg_match( '/^(?:[0-9a-f]{48})?$/D', $entered['embed_key'] ?? '' ) ? $entered['embed_key'] ?? '' : null,
		'domain'    => preg_match( '/^(?:[0-9a-f]{12})?$/D', $entered['domain'] ?? '' ) ? $entered['domain'] ?? '' : null,
		'own_key'   => preg_match( '/^(?:[0-9a-f]{64})?$/D', $entered['own_key'] ?? '' ) ? $entered['own_key'] ?? '' : null,
	);
	$errors   = array(
		'address'   => __( 'The address of the service is not a web address, such as https://consent.example. It was not changed.', 'placet' ),
		'embed_key' => __( 'The embed key is not valid: it has 48 characters from 0 to 9 and a to f. It was not changed.', 'placet' ),
		'domain'    => __( 'The domain ID is not valid: it has 12 characters from 0 to 9 and a to f. It was not changed.', 'placet' ),
		'own_key'   => __( 'The key of the own host is not valid: it has 64 characters from 0 to 9 and a to f. It was not changed.', 'placet' ),
	);
	foreach ( $settings as $name => $value ) {
		if ( null === $value ) {
			$settings[ $name ] = $stored[ $name ];
			if ( function_exists( 'add_settings_error' ) ) {
				add_settings_error( PLACET_OPTION, $name, $errors[ $name ] );
			}
		}
	}
	$is_new                = '' === $stored['gpc_since'];
	$settings['gpc_since'] = empty( $entered['gpc_since'] ) ? '' : ( $is_new ? gmdate( 'Y-m-d' ) : $stored['gpc_since'] );
	return $settings;
}

/**
 * The address of a service without a slash at its end; null if it is none.
 *
 * @param string $text What was entered, with or without `https://`.
 */
function placet_sanitize_address( $text ) {
	if ( '' === $text ) {
		return '';
	}
	$url   = preg_match( '~^https?://~i', $text ) ? $text : "https://$text";
	$parts = wp_parse_url( $url );
	$host  = $parts['host'] ?? '';
	if ( ! preg_match( '/^[a-z0-9.-]+$/i', $host ) || isset( $parts['user'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
		return null;
	}
	return untrailingslashit( esc_url_raw( $url, array( 'https', 'http' ) ) );
}
