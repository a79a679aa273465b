<?php
/**
 * The widget’s attributes are reserved for people who may post any HTML. Others could exempt an embed from blocking with them, or
 * make a link a button of the website’s own banner.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** The attributes that the widget reads (docs/website/sanitizers.md). */
const PLACET_RESERVED = array(
	'data-ccm-ignore',
	'data-ccm-loader-group',
	'data-ccm-loader-imagesrcset',
	'data-ccm-loader-poster',
	'data-ccm-loader-src',
	'data-ccm-loader-srcset',
	'data-ccm-loader-type',
	'data-ccm-modal',
	'data-placet-accept',
	'data-placet-preferences',
	'data-placet-reject',
	'data-placet-spa',
);

/**
 * Refuses the widget’s attributes where WordPress allows `data-*`.
 *
 * @param array $allowed The allowed attributes by tag.
 */
function placet_refuse_attributes( $allowed ) {
	// No value is one of an empty list.
	$none = array( 'values' => array() );
	foreach ( is_array( $allowed ) ? $allowed : array() as $tag => $attributes ) {
		if ( is_array( $attributes ) && ! empty( $attributes['data-*'] ) ) {
			foreach ( PLACET_RESERVED as $name ) {
				$allowed[ $tag ][ $name ] = $none;
			}
		}
	}
	return $allowed;
}
add_filter( 'wp_kses_allowed_html', 'placet_refuse_attributes', PHP_INT_MAX );
