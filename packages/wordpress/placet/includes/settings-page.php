<?php
/**
 * The settings page: Settings > Placet.
 *
 * @package Placet
 */

defined( 'ABSPATH' ) || exit;

const PLACET_PAGE = 'placet';

/** Registers the page and the form. */
function placet_add_settings_page() {
	add_options_page( __( 'Placet', 'placet' ), __( 'Placet', 'placet' ), 'manage_options', PLACET_PAGE, 'placet_show_settings_page' );
}
add_action( 'admin_menu', 'placet_add_settings_page' );

/** Registers the option, so that WordPress checks the nonce and the capability, and sanitizes what is saved. */
function placet_register_settings() {
	register_setting(
		PLACET_PAGE,
		PLACET_OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => 'placet_sanitize_settings',
		)
	);
}
add_action( 'admin_init', 'placet_register_settings' );

/**
 * Links the settings in the list of plug-ins.
 *
 * @param string[] $links The links there.
 */
function placet_add_settings_link( $links ) {
	$url = admin_url( 'options-general.php?page=' . PLACET_PAGE );
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'placet' ) ) );
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( PLACET_FILE ), 'placet_add_settings_link' );

/** Tests the connection when the button is pressed, and shows the result on the settings page. */
function placet_test_connection() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You are not allowed to change these settings.', 'placet' ), 403 );
	}
	check_admin_referer( 'placet_test' );
	$result = placet_refresh_services();
	set_transient( 'placet_test_' . get_current_user_id(), is_wp_error( $result ) ? $result->get_error_message() : '', MINUTE_IN_SECONDS );
	wp_safe_redirect( admin_url( 'options-general.php?page=' . PLACET_PAGE . '&tested=1' ) );
	exit;
}
add_action( 'admin_post_placet_test', 'placet_test_connection' );

/** Shows the result of the test. */
function placet_show_test_result() {
	$name   = 'placet_test_' . get_current_user_id();
	$result = get_transient( $name );
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only selects what is shown.
	if ( ! isset( $_GET['tested'] ) || false === $result ) {
		return;
	}
	delete_transient( $name );
	if ( '' !== $result ) {
		printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $result ) );
		return;
	}
	$count = count( placet_site()['services'] ?? array() );
	/* translators: %d: number of services */
	$text = sprintf( _n( 'The connection works. The domain has %d active service.', 'The connection works. The domain has %d active services.', $count, 'placet' ), $count );
	printf( '<div class="notice notice-success"><p>%s</p></div>', esc_html( $text ) );
	if ( empty( placet_site()['serverCookie'] ) ) {
		$text = __( 'PHP cannot read decisions: in the settings of the domain, “Your server can read decisions” is off. Blocking does not need it.', 'placet' );
		printf( '<div class="notice notice-info"><p>%s</p></div>', esc_html( $text ) );
	}
}

/**
 * Outputs one row of the form.
 *
 * @param string $name        The setting.
 * @param string $label       Its label.
 * @param string $help        A sentence below the field.
 * @param string $placeholder An example.
 */
function placet_show_field( $name, $label, $help, $placeholder = '' ) {
	printf(
		'<tr><th scope="row"><label for="placet-%1$s">%2$s</label></th><td><input type="text" class="regular-text code" id="placet-%1$s" name="%3$s[%1$s]" value="%4$s" placeholder="%5$s" aria-describedby="placet-%1$s-help"><p class="description" id="placet-%1$s-help">%6$s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		esc_attr( PLACET_OPTION ),
		esc_attr( placet_settings()[ $name ] ),
		esc_attr( $placeholder ),
		esc_html( $help )
	);
}

/** Outputs the settings page. */
function placet_show_settings_page() {
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Placet', 'placet' ); ?></h1>
		<?php placet_show_test_result(); ?>
		<p><?php esc_html_e( 'Services that need consent are blocked on this website until the visitor has decided. Add them in the console of your Placet service.', 'placet' ); ?></p>
		<?php if ( ! placet_can_rewrite() ) : ?>
			<div class="notice notice-warning inline"><p><?php esc_html_e( 'This WordPress is older than 6.2: browsers may request addresses that are part of its pages before consent. Update WordPress.', 'placet' ); ?></p></div>
		<?php endif; ?>
		<form action="options.php" method="post">
			<?php settings_fields( PLACET_PAGE ); ?>
			<table class="form-table" role="presentation">
				<?php
				placet_show_field( 'address', __( 'Address of the service', 'placet' ), __( 'You can also paste the whole snippet here.', 'placet' ), 'https://consent.example' );
				placet_show_field( 'embed_key', __( 'Embed key', 'placet' ), __( 'It is in the snippet, after “apiKey=”.', 'placet' ) );
				placet_show_field( 'domain', __( 'Domain ID', 'placet' ), __( 'It is in the snippet, after “domain=”.', 'placet' ) );
				placet_show_field( 'own_key', __( 'Serve from this website: key of the own host', 'placet' ), __( 'With the key from the console, under “Own host”, this website serves the banner at /consent. It needs permalinks. Enter “consent” as the path there, and empty the page cache.', 'placet' ) );
				?>
				<tr>
					<th scope="row"><?php esc_html_e( 'Global Privacy Control', 'placet' ); ?></th>
					<td>
						<label>
							<input type="checkbox" name="<?php echo esc_attr( PLACET_OPTION ); ?>[gpc_since]" value="1" <?php checked( '' !== placet_settings()['gpc_since'] ); ?>>
							<?php esc_html_e( 'State in /.well-known/gpc.json that this website honors the signal', 'placet' ); ?>
						</label>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
			<input type="hidden" name="action" value="placet_test">
			<?php wp_nonce_field( 'placet_test' ); ?>
			<?php submit_button( __( 'Test the connection', 'placet' ), 'secondary' ); ?>
			<p class="description"><?php esc_html_e( 'The test uses the saved settings. After the first connection, and whenever services were added or removed, empty the page cache.', 'placet' ); ?></p>
		</form>
	</div>
	<?php
}
