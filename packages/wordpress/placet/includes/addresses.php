<?php
/**
 * Addresses in the form in which browsers request them and in which markers are compared.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** Characters that Unicode’s compatibility mappings turn into ASCII, or into nothing, by their blocks. */
const PLACET_COMPATIBLE = '\x{AA}\x{AD}\x{B2}\x{B3}\x{B9}\x{BA}\x{17F}\x{2B0}-\x{2FF}\x{34F}\x{180B}-\x{180F}\x{1D2C}-\x{1D9F}'
	. '\x{2000}-\x{218F}\x{2460}-\x{24FF}\x{3002}\x{3250}\x{3300}-\x{33FF}\x{FB00}-\x{FB06}\x{FE00}-\x{FE6F}\x{FEFF}-\x{FFEF}'
	. '\x{1D400}-\x{1D7FF}\x{1F100}-\x{1F1FF}\x{1FBF0}-\x{1FBF9}\x{E0100}-\x{E01EF}';

/**
 * An address as browsers read it, such as `https://www.youtube.com/embed/1` for `//WWW.YouTube.com:443\x\..\embed/1`, so that
 * no way of writing it escapes a marker. Addresses within the website are returned unchanged.
 *
 * @param string   $address The value of an attribute.
 * @param string[] $hosts   The hosts of markers.
 */
function placet_normal_address( $address, array $hosts ) {
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
	return "$scheme://$user" . placet_normal_host( $parts[1], $hosts ) . $port . placet_normal_path( $path ) . $rest;
}

/**
 * A host as browsers read it.
 *
 * @param string   $host  It may contain upper case, encoded characters, and others than ASCII.
 * @param string[] $hosts The hosts of markers.
 */
function placet_normal_host( $host, array $hosts ) {
	$host = rawurldecode( $host );
	if ( preg_match( '/[^\x00-\x7f]/', $host ) ) {
		$ascii = function_exists( 'idn_to_ascii' )
			? idn_to_ascii( $host, IDNA_DEFAULT, INTL_IDNA_VARIANT_UTS46 )
			: placet_possible_host( strtolower( $host ), $hosts );
		$host  = false === $ascii ? $host : $ascii;
	}
	return rtrim( strtolower( $host ), '.' );
}

/**
 * The host of a marker that browsers could read in another one, such as `youtube.com` in full-width letters, or false. PHP’s
 * extension intl knows what they read. Without it, each character that Unicode may turn into ASCII could be anything.
 *
 * @param string   $host  With other characters than ASCII.
 * @param string[] $hosts The hosts of markers.
 */
function placet_possible_host( $host, array $hosts ) {
	$parts = (string) preg_replace( '/[' . PLACET_COMPATIBLE . ']+/u', "\x00", $host );
	if ( '' === $parts || preg_match( '/[^\x00-\x7f]/', $parts ) ) {
		return false;
	}
	foreach ( array_keys( str_split( $parts ) ) as $start ) {
		$pattern = implode( '.*', array_map( 'preg_quote', explode( "\x00", substr( $parts, $start ) ) ) );
		$found   = preg_grep( "~^$pattern\$~", $hosts );
		if ( $found ) {
			return reset( $found );
		}
	}
	return false;
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
 * What an attribute can mean to browsers. WordPress before 6.6 leaves characters that only HTML5 names, and numbers without a
 * semicolon: there, both readings count.
 *
 * @param string $value What WordPress gives.
 * @return string[]
 */
function placet_readings( $value ) {
	if ( class_exists( 'WP_HTML_Decoder' ) ) {
		return array( $value );
	}
	$ended = preg_replace( '/&#(\d+(?![\d;])|x[\da-f]+(?![\da-f;]))/i', '&#$1;', $value );
	return array( $value, html_entity_decode( $ended, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}

/**
 * The addresses in the value of an attribute: one, or those of a set of pictures.
 *
 * @param string   $name  The attribute.
 * @param string   $value Its value.
 * @param string[] $hosts The hosts of markers.
 * @return string The value with each address in its normal form.
 */
function placet_normal_value( $name, $value, array $hosts ) {
	if ( 'srcset' !== $name && 'imagesrcset' !== $name ) {
		return placet_normal_address( $value, $hosts );
	}
	return preg_replace_callback(
		'/[^\s,]\S*/',
		static function ( $found ) use ( $hosts ) {
			return placet_normal_address( $found[0], $hosts );
		},
		$value
	);
}
