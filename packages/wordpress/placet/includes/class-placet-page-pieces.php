<?php
/**
 * Divides a page at its tags, so that it can be rewritten piece by piece.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

/** A page in pieces, each of which begins at a tag and so can be read without the others. */
class Placet_Page_Pieces extends WP_HTML_Tag_Processor {
	/** Tags of a piece. */
	const SIZE = 25;

	/** The pieces, one after the other. */
	public function pieces() {
		$from = 0;
		for ( $count = 1; $this->next_tag(); $count++ ) {
			if ( 0 === $count % self::SIZE ) {
				$this->set_bookmark( 'tag' );
				$start = $this->bookmarks['tag']->start;
				yield substr( $this->html, $from, $start - $from );
				$from = $start;
			}
		}
		yield substr( $this->html, $from );
	}
}
