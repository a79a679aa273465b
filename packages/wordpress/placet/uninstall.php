<?php
/**
 * Removes what the plug-in has stored, on each website of a network.
 *
 * @package Placet
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes what one website has stored. */
function placet_remove_stored() {
	delete_option( 'placet_settings' );
	delete_option( 'placet_services' );
	wp_clear_scheduled_hook( 'placet_refresh_services' );
}

$placet_site_ids = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 );
foreach ( $placet_site_ids as $placet_site_id ) {
	if ( $placet_site_id ) {
		switch_to_blog( $placet_site_id );
	}
	placet_remove_stored();
	if ( $placet_site_id ) {
		restore_current_blog();
	}
}
