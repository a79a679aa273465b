<?php
/**
 * Addresses in the form in which browsers request them and in which markers are compared.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/**
 * An address as browsers read it, such as `https://www.youtube.com/embed/1` for `//WWW.YouTube.com:443\x\..\embed/1`, so that
 * no way of writing it escapes a marker. Addresses within the website are returned unchanged.
 *
 * @param string $address The value of an attribute.
 */
function placet_normal_address( $address ) {
	$compact = trim( str_replace( array( "\t", "\n", "\r" ), '', $address ), "\x00..\x20" );
	if ( ! preg_match( '~^(?:(https?):[/\\\\]*|[/\\\\]{2,})([^/\\\\?#]*)([^?#]*)(.*)$~is', $compact, $parts ) ) {
		return $address;
	}
	list( , $scheme, $authority, $path, $rest ) = $parts;
	$scheme = strtolower( '' !== $scheme ? $scheme : (string) wp_parse_url( home_url(), PHP_URL_SCHEME ) );
	$user   = strrpos( $authority, '@' );
	$user   = false === $user ? '' : substr( $authority, 0, $user + 1 );
	preg_match( '~^(.*?)(?::(\d*))?$~s', substr( $authority, strlen( $user ) ), $parts );
	$port = $parts[2] ?? '';
	$port = '' === $port || (int) $port === ( 'https' === $scheme ? 443 : 80 ) ? '' : ':' . (int) $port;
	return "$scheme://$user" . placet_normal_host( $parts[1] ) . $port . placet_normal_path( $path ) . $rest;
}

/**
 * A host as browsers read it.
 *
 * @param string $host It may contain upper case, encoded characters, and others than ASCII.
 */
function placet_normal_host( $host ) {
	$host = rawurldecode( $host );
	if ( preg_match( '/[^\x00-\x7f]/', $host ) && function_exists( 'idn_to_ascii' ) ) {
		$ascii = idn_to_ascii( $host, IDNA_DEFAULT, INTL_IDNA_VARIANT_UTS46 );
		$host  = false === $ascii ? $host : $ascii;
	}
	return rtrim( strtolower( $host ), '.' );
}

/**
 * A path without the segments `.` and `..`, which browsers resolve.
 *
 * @param string $path Empty, or with a leading slash of either kind.
 */
function placet_normal_path( $path ) {
	$segments = explode( '/', (string) substr( str_replace( '\\', '/', $path ), 1 ) );
	$last     = count( $segments ) - 1;
	$kept     = array();
	foreach ( $segments as $index => $segment ) {
		$plain = str_ireplace( '%2e', '.', $segment );
		if ( '..' === $plain ) {
			array_pop( $kept );
		}
		if ( '.' !== $plain && '..' !== $plain ) {
			$kept[] = $segment;
		} elseif ( $index === $last ) {
			$kept[] = '';
		}
	}
	return '/' . implode( '/', $kept );
}

/**
 * The addresses in the value of an attribute: one, or those of a set of pictures.
 *
 * @param string $name  The attribute.
 * @param string $value Its value.
 * @return string The value with each address in its normal form.
 */
function placet_normal_value( $name, $value ) {
	if ( 'srcset' !== $name && 'imagesrcset' !== $name ) {
		return placet_normal_address( $value );
	}
	return preg_replace_callback(
		'/[^\s,]\S*/',
		static function ( $found ) {
			return placet_normal_address( $found[0] );
		},
		$value
	);
}
