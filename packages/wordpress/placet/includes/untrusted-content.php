<?php
/**
 * The widget’s attributes are reserved for people who may post any HTML. Others could exempt an embed from blocking with them.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** The attributes of tags that the widget reads. */
const PLACET_RESERVED = array( 'ignore', 'loader-src', 'loader-srcset', 'loader-poster', 'loader-imagesrcset', 'loader-group', 'loader-type' );

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
				$allowed[ $tag ][ "data-ccm-$name" ] = $none;
			}
		}
	}
	return $allowed;
}
add_filter( 'wp_kses_allowed_html', 'placet_refuse_attributes', PHP_INT_MAX );
