<?php
/**
 * Updates from the service of an agency. This file is only in archives that `npm run wordpress -- --sign` has made, and
 * never in the plug-in directory. The service holds no key: whoever controls it can withhold updates, but not replace them.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** Bytes of the answer that are read at most. */
const PLACET_OFFER_LIMIT = 10 * KB_IN_BYTES;
/** Bytes of an archive that are stored at most: many times the size of the plug-in. */
const PLACET_ARCHIVE_LIMIT = 5 * MB_IN_BYTES;

/** The version of this copy of the plug-in. */
function placet_installed_version() {
	return get_file_data( PLACET_FILE, array( 'version' => 'Version' ) )['version'];
}

/**
 * What the service offers, if the agency has signed it for this plug-in and it is newer than this copy.
 *
 * @return array|WP_Error The version, the address and the hash of its archive, and what it requires; or what is wrong.
 */
function placet_signed_offer() {
	$answer = wp_safe_remote_get(
		PLACET_UPDATE_URI,
		array(
			'timeout'             => 5,
			'redirection'         => 0,
			'limit_response_size' => PLACET_OFFER_LIMIT,
		)
	);
	if ( is_wp_error( $answer ) ) {
		return $answer;
	}
	$offer = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
	foreach ( array( 'version', 'package', 'sha256', 'requires', 'requires_php', 'signature' ) as $name ) {
		if ( ! is_array( $offer ) || ! isset( $offer[ $name ] ) || ! is_string( $offer[ $name ] ) ) {
			return new WP_Error( 'placet_update', 'The service has no update of Placet that this website understands.' );
		}
	}
	// The same text as in scripts/wordpress/sign-plugin.ts.
	$signed    = implode( "\n", array( 'placet-wordpress-plugin', $offer['version'], $offer['sha256'], $offer['requires'], $offer['requires_php'] ) );
	$signature = base64_decode( $offer['signature'], true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	$key       = base64_decode( PLACET_UPDATE_KEY, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	if ( false === $signature || SODIUM_CRYPTO_SIGN_BYTES !== strlen( $signature ) || ! sodium_crypto_sign_verify_detached( $signature, $signed, $key ) ) {
		return new WP_Error( 'placet_update', 'The update of Placet is not signed by the agency that made this copy, and was refused.' );
	}
	if ( version_compare( $offer['version'], placet_installed_version(), '<=' ) ) {
		return new WP_Error( 'placet_update', 'The update of Placet is not newer than this copy, and was refused.' );
	}
	return $offer;
}

/**
 * Tells WordPress about a newer version, which it then installs by itself.
 *
 * @param array|false $update What others have found.
 * @param array       $data   The headers of a plug-in.
 * @param string      $file   Its file.
 * @return array|false
 */
function placet_find_update( $update, $data, $file ) {
	if ( plugin_basename( PLACET_FILE ) !== $file ) {
		return $update;
	}
	$offer = placet_signed_offer();
	return is_wp_error( $offer ) ? false : array(
		'id'           => PLACET_UPDATE_URI,
		'slug'         => 'placet',
		'version'      => $offer['version'],
		'package'      => $offer['package'],
		'requires'     => $offer['requires'],
		'requires_php' => $offer['requires_php'],
		'autoupdate'   => true,
	);
}
add_filter( 'update_plugins_' . wp_parse_url( PLACET_UPDATE_URI, PHP_URL_HOST ), 'placet_find_update', 10, 3 );

/**
 * Downloads an update of this plug-in instead of WordPress, and refuses it unless it is the signed one. What WordPress has
 * noted earlier does not count.
 *
 * @param bool|string|WP_Error $reply    What others have downloaded.
 * @param string               $package  The address of the archive.
 * @param WP_Upgrader          $upgrader What installs it.
 * @param array                $hook     What is updated.
 * @return bool|string|WP_Error The path of the archive.
 */
function placet_download_update( $reply, $package, $upgrader, $hook ) {
	if ( ! isset( $hook['plugin'] ) || plugin_basename( PLACET_FILE ) !== $hook['plugin'] ) {
		return $reply;
	}
	$offer = placet_signed_offer();
	if ( is_wp_error( $offer ) ) {
		return $offer;
	}
	// Not download_url(), which stores archives of any size.
	$path   = wp_tempnam( 'placet.zip' );
	$answer = wp_safe_remote_get(
		$offer['package'],
		array(
			'timeout'             => 60,
			'stream'              => true,
			'filename'            => $path,
			'limit_response_size' => PLACET_ARCHIVE_LIMIT,
		)
	);
	if ( is_wp_error( $answer ) ) {
		wp_delete_file( $path );
		return $answer;
	}
	if ( ! hash_equals( $offer['sha256'], hash_file( 'sha256', $path ) ) ) {
		wp_delete_file( $path );
		return new WP_Error( 'placet_update', 'The archive of the update of Placet is not the signed one, and was refused.' );
	}
	return $path;
}
// Last, so that nothing replaces the archive afterwards.
add_filter( 'upgrader_pre_download', 'placet_download_update', PHP_INT_MAX, 4 );
