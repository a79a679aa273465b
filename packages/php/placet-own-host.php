<?php
/**
 * Serves Placet from a path of a website: forwards to one host what the widget calls, and nothing else. Needs PHP 7.4 with
 * cURL.
 *
 * @license MIT
 */

/** Answers the requests of visitors' browsers below a path of the website. */
final class PlacetOwnHost
{
    /** What the widget calls. */
    private const PATHS = '~^/(?:app(?:\.js)?|ccm19\.js|app/(?:consents|keep|interactions|reports|recordings|receipt|proof|log-key|image/[\w-]+/[\w-]+))$~D';
    private const SENT = ['Accept-Encoding', 'Accept-Language', 'Content-Type', 'DNT', 'If-None-Match', 'Origin', 'Referer', 'Sec-GPC'];
    private const RETURNED = ['access-control-allow-origin', 'access-control-expose-headers', 'cache-control',
        'content-encoding', 'content-security-policy', 'content-type', 'cross-origin-resource-policy', 'etag', 'link',
        'retry-after', 'vary', 'x-content-type-options'];
    /** Bytes of a body, and of an answer: nothing that the service answers is larger. */
    private const MAX_BODY = 262144;
    private const MAX_ANSWER = 16777216;

    private string $service;
    private string $domain;
    private string $key;

    private function __construct(string $service, string $domain, string $key)
    {
        $this->service = $service;
        $this->domain = $domain;
        $this->key = $key;
    }

    /**
     * Answers a request.
     *
     * @param string $service Such as `https://consent.example`.
     * @param string $domain  The ID of the domain.
     * @param string $key     The key of its own host, which the console shows.
     * @param string $path    What follows the path of the own host, such as `/app`.
     */
    public static function serve(string $service, string $domain, string $key, string $path): void
    {
        ini_set('zlib.output_compression', '0');
        header_remove('X-Powered-By');
        (new self($service, $domain, $key))->answer($path, (string) ($_SERVER['REQUEST_METHOD'] ?? 'GET'));
    }

    private function answer(string $path, string $method): void
    {
        if (!preg_match(self::PATHS, $path)) {
            self::refuse(404, 'Not found.');
            return;
        }
        if (!in_array($method, ['GET', 'HEAD', 'POST'], true)) {
            self::refuse(405, 'Method not allowed.');
            return;
        }
        $body = $method === 'POST' ? (string) file_get_contents('php://input', false, null, 0, self::MAX_BODY + 1) : '';
        if (strlen($body) > self::MAX_BODY) {
            self::refuse(413, 'The body is too large.');
            return;
        }
        if (!preg_match('~^https?://[a-z0-9.:-]+$~Di', $this->service) || !preg_match('/^[\w-]+$/D', $this->domain)
            || !preg_match('/^[0-9a-f]{64}$/D', $this->key) || !function_exists('curl_init')) {
            self::refuse(500, 'Enter the address of the service, the domain ID and the key. It needs cURL.');
            return;
        }
        $query = (string) ($_SERVER['QUERY_STRING'] ?? '');
        $this->forward($method, $path . ($query === '' ? '' : "?$query"), $body);
    }

    /** Ends with an answer of its own. */
    private static function refuse(int $status, string $text): void
    {
        http_response_code($status);
        header('Content-Type: text/plain; charset=utf-8');
        header('Cache-Control: no-store');
        echo $text, "\n";
    }

    /**
     * The network of the visitor: the /48 of IPv6, because all its addresses can be those of one visitor. An IPv4 address,
     * which some servers write as IPv6, is one.
     */
    private static function network(): string
    {
        $address = (string) ($_SERVER['REMOTE_ADDR'] ?? '');
        $bytes = filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) ? (string) inet_pton($address) : '';
        if ($bytes === '') {
            return $address;
        }
        $isIpv4 = substr($bytes, 0, 12) === str_repeat("\0", 10) . "\xff\xff";
        return $isIpv4 ? (string) inet_ntop(substr($bytes, 12)) : bin2hex(substr($bytes, 0, 6));
    }

    /** What the service is told of the visitor. */
    private function sentHeaders(): array
    {
        $visitor = hash_hmac('sha256', self::network(), $this->key);
        // The empty one replaces what a visitor could have sent, and Expect would cost a round trip.
        $headers = ["Placet-Key: {$this->key}", 'Placet-Visitor: ' . substr($visitor, 0, 32), 'Placet-Country;', 'Expect:'];
        foreach (self::SENT as $name) {
            $key = strtoupper(str_replace('-', '_', $name));
            $value = $_SERVER[$name === 'Content-Type' ? 'CONTENT_TYPE' : "HTTP_$key"] ?? '';
            if (is_string($value) && $value !== '' && !preg_match('/[\x00-\x1f\x7f]/', $value)) {
                $headers[] = "$name: $value";
            }
        }
        return $headers;
    }

    private function forward(string $method, string $path, string $body): void
    {
        $lines = [];
        $answer = '';
        $curl = curl_init("{$this->service}/own/{$this->domain}$path");
        curl_setopt_array($curl, [
            CURLOPT_HTTPHEADER => $this->sentHeaders(),
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_SSL_VERIFYPEER => true,
            CURLOPT_SSL_VERIFYHOST => 2,
            CURLOPT_CONNECTTIMEOUT => 5,
            CURLOPT_TIMEOUT => 10,
            CURLOPT_NOBODY => $method === 'HEAD',
            CURLOPT_HEADERFUNCTION => static function ($curl, string $line) use (&$lines): int {
                $lines[] = $line;
                return strlen($line);
            },
            CURLOPT_WRITEFUNCTION => static function ($curl, string $bytes) use (&$answer): int {
                $answer .= $bytes;
                return strlen($answer) > self::MAX_ANSWER ? -1 : strlen($bytes);
            },
        ] + ($method === 'POST' ? [CURLOPT_POSTFIELDS => $body] : []));
        $isAnswered = curl_exec($curl);
        $status = (int) curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        if (!$isAnswered || $status < 200 || ($status > 299 && $status < 400 && $status !== 304)) {
            self::refuse(502, 'The consent service does not respond.');
            return;
        }
        http_response_code($status);
        $this->returnHeaders($lines);
        if ($status !== 304 && $status !== 204 && $method !== 'HEAD') {
            header('Content-Length: ' . strlen($answer));
        }
        echo $answer;
    }

    /** Of the answer, known headers and the two cookies of the domain. */
    private function returnHeaders(array $lines): void
    {
        // The first line of a header replaces that of PHP, but for cookies, which the website may set as well.
        $known = ['set-cookie'];
        foreach ($lines as $line) {
            [$name, $value] = array_map('trim', explode(':', $line, 2) + [1 => '']);
            $lower = strtolower($name);
            $isCookie = $lower === 'set-cookie'
                && preg_match("/^placet(?:_state)?_{$this->domain}=[^;]*;/", $value);
            if ($isCookie || in_array($lower, self::RETURNED, true)) {
                header("$name: $value", !in_array($lower, $known, true));
                $known[] = $lower;
            }
        }
    }
}
