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
 * @return array{address: string, embed_key: string, domain: string, gpc: bool}
 */
function placet_settings() {
	$stored = get_option( PLACET_OPTION, array() );
	return array_merge(
		array(
			'address'   => '',
			'embed_key' => '',
			'domain'    => '',
			'gpc'       => false,
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
 * Turns what was entered into settings that are safe to store. A whole snippet may be pasted into any field.
 *
 * @param mixed $entered The fields of the form.
 */
function placet_sanitize_settings( $entered ) {
	$entered = is_array( $entered ) ? $entered : array();
	$text    = static function ( $name ) use ( $entered ) {
		return isset( $entered[ $name ] ) && is_string( $entered[ $name ] ) ? trim( $entered[ $name ] ) : '';
	};
	$address = $text( 'address' );
	$key     = $text( 'embed_key' );
	$domain  = $text( 'domain' );
	foreach ( array( $address, $key, $domain ) as $field ) {
		$snippet = html_entity_decode( $field );
		if ( preg_match( '~src=["\'](https?://[^"\']+)/app\.js\?apiKey=([0-9a-f]{48})&domain=([0-9a-f]{12})~', $snippet, $found ) ) {
			list( , $address, $key, $domain ) = $found;
			break;
		}
	}
	if ( '' !== $address && ! preg_match( '~^https?://~i', $address ) ) {
		$address = 'https://' . $address;
	}
	$address = untrailingslashit( esc_url_raw( $address, array( 'https', 'http' ) ) );
	$checks  = array(
		array( 'address', '' !== $text( 'address' ) && '' === $address, __( 'The address of the service is not a web address, such as https://consent.example.', 'placet' ) ),
		array( 'embed_key', '' !== $key && ! preg_match( '/^[0-9a-f]{48}$/', $key ), __( 'The embed key is not valid: it has 48 characters from 0 to 9 and a to f.', 'placet' ) ),
		array( 'domain', '' !== $domain && ! preg_match( '/^[0-9a-f]{12}$/', $domain ), __( 'The domain ID is not valid: it has 12 characters from 0 to 9 and a to f.', 'placet' ) ),
	);
	foreach ( $checks as list( $field, $is_wrong, $message ) ) {
		if ( $is_wrong && function_exists( 'add_settings_error' ) ) {
			add_settings_error( PLACET_OPTION, $field, $message );
		}
	}
	return array(
		'address'   => $address,
		'embed_key' => preg_match( '/^[0-9a-f]{48}$/', $key ) ? $key : '',
		'domain'    => preg_match( '/^[0-9a-f]{12}$/', $domain ) ? $domain : '',
		'gpc'       => ! empty( $entered['gpc'] ),
	);
}
