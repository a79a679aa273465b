<?php
/**
 * Reads a visitor's decision from the cookie placet_state_{domainId} of Placet. Without dependencies; needs PHP 7.4.
 *
 * The cookie decides what a page outputs and proves nothing: visitors can write it. A page whose output depends on it
 * needs "Vary: Cookie" or no page cache.
 *
 * @license MIT
 */

/** A visitor's decision, as far as a server can know it: never laxer than the browser. */
final class PlacetConsent
{
    /** The purposes to which Global Privacy Control applies: ads and social media. */
    private const SOLD_OR_SHARED = ['cdcbd7c', '6cd2721'];

    /** Seconds for which a visitor may decide on a page that was loaded before a change. */
    private const OPEN_PAGE = 86400;

    /** Whether the widget does not ask the visitor. */
    public bool $decided;

    /** Unix seconds of the decision; 0 without one. */
    public int $time;

    /** `optIn`, `optOut`, `noticeOnly` or `none`: what services need in the visitor's region; null if it is not known. */
    public ?string $policy;

    /** @var array<string, true> Keys of services, and `@` with the ID of each purpose that is accepted as a whole. */
    private array $accepted;

    /** @var array<string, string> The purposes of the website's services, by their keys. */
    private array $purposes;

    private function __construct(int $time = 0, ?string $policy = null, array $accepted = [], array $purposes = [])
    {
        $this->decided = $time > 0 || $policy === 'none';
        $this->time = $time;
        $this->policy = $policy;
        $this->accepted = array_fill_keys($accepted, true);
        $this->purposes = $purposes;
    }

    /** Whether the service with this key may run. A key that no service has is not accepted. */
    public function accepts(string $key): bool
    {
        // The cookie has no room for the keys of hundreds of services.
        return preg_match('/^[a-z0-9]/', $key) === 1
            && (isset($this->accepted[$key]) || isset($this->accepted['@' . ($this->purposes[$key] ?? '')]));
    }

    /** Whether all services of the purpose with this ID, such as `a717ff5`, may run. */
    public function acceptsPurpose(string $id): bool
    {
        return isset($this->accepted['@' . $id]);
    }

    /**
     * Reads the decision from the request header Cookie. Never throws: a missing, malformed or contradictory cookie is no
     * decision.
     *
     * @param array|null  $site   The decoded answer of /app/services, which may be kept for an hour. With it, the first page
     *                            view after a reset is right as well.
     * @param string|null $secGpc The request header Sec-GPC. With it, the first page view with Global Privacy Control is
     *                            right as well.
     */
    public static function read(?string $cookieHeader, string $domainId, ?array $site = null, ?string $secGpc = null): self
    {
        try {
            return self::readState((string) $cookieHeader, $domainId, $site, $secGpc);
        } catch (Throwable $error) {
            return new self();
        }
    }

    /** The different values of a cookie. */
    private static function values(string $header, string $name): array
    {
        $values = [];
        foreach (explode(';', $header) as $pair) {
            $pair = trim($pair, " \t");
            if (strpos($pair, "$name=") === 0) {
                $values[] = substr($pair, strlen($name) + 1);
            }
        }
        return array_values(array_unique($values));
    }

    /** What the cookie says: time, policy, notice and what is accepted; null if it is missing, malformed or contradictory. */
    private static function parse(string $header, string $domainId): ?array
    {
        $values = self::values($header, "placet_state_$domainId");
        $item = '[a-z0-9][a-z0-9-]{0,39}|@[0-9a-f]{7}|@gpc';
        $form = "/^1\.(0|[1-9]\d{0,9})\.(optIn|optOut|noticeOnly|none)\.([0-9a-f]{8})\.(-|(?:$item)(?:~(?:$item))*)$/D";
        // Of two cookies, nobody can tell which one counts.
        if (count($values) !== 1 || strlen($values[0]) > 2000 || !preg_match($form, $values[0], $found)) {
            return null;
        }
        return [(int) $found[1], $found[2], $found[3], $found[4] === '-' ? [] : explode('~', $found[4])];
    }

    /** Of several headers, which servers join by commas, one with exactly "1" is enough. */
    private static function isOptOut(string $header): bool
    {
        return in_array('1', array_map(static fn (string $value): string => trim($value, " \t"), explode(',', $header)), true);
    }

    private static function readState(string $header, string $domainId, ?array $site, ?string $secGpc): self
    {
        $state = self::parse($header, $domainId);
        if (!$state || ($site && empty($site['serverCookie']))) {
            return new self();
        }
        [$time, $policy, $notice, $accepted] = $state;
        $isSignalNew = self::isOptOut((string) $secGpc) && !in_array('@gpc', $accepted, true);
        $ruledOut = $isSignalNew ? self::soldOrShared($accepted, $site) : [];
        $isOutdated = $site && $time > 0 && self::hasEnded($time, $notice, $accepted, $site);
        $isAsked = $time === 0 || $isOutdated || $ruledOut;
        if ($isAsked && $policy === 'optIn') {
            return new self();
        }
        $counting = $isOutdated ? [] : array_diff($accepted, $ruledOut, ['@gpc']);
        $isCurrent = $site && in_array($notice, $site['notices'], true);
        $purposes = $isCurrent ? array_column($site['services'], 'purpose', 'key') : [];
        return new self($isAsked ? 0 : $time, $policy, $counting, $purposes);
    }

    /** Seconds until a decision expires; null: when the browser is closed. */
    private static function secondsLeft(int $time, array $accepted, array $site): ?int
    {
        $chosen = array_filter($site['services'], static fn (array $service): bool =>
            !$service['mandatory'] && in_array($service['key'], $accepted, true));
        $days = $chosen ? $site['lifetime'] : max($site['lifetime'], $site['rejectionLifetime']);
        return $site['lifetime'] === 0 ? null : $time + $days * 86400 - time();
    }

    /** Whether the site no longer accepts a decision. */
    private static function hasEnded(int $time, string $notice, array $accepted, array $site): bool
    {
        if ($time < $site['notBefore'] || (self::secondsLeft($time, $accepted, $site) ?? 1) <= 0) {
            return true;
        }
        // The widget has compared the decision with what the notice lists.
        if (in_array($notice, $site['notices'], true)) {
            return false;
        }
        $shownSince = $time - self::OPEN_PAGE;
        if ($shownSince < $site['notBefore']) {
            return true;
        }
        foreach ($site['services'] as $added) {
            if ($added['since'] <= $shownSince || $added['mandatory']) {
                continue;
            }
            $same = array_filter($site['services'], static fn (array $one): bool => $one['purpose'] === $added['purpose']);
            $old = array_filter($same, static fn (array $one): bool => $one['since'] <= $shownSince);
            // A purpose that was rejected as a whole is rejected with services that come later.
            $isPartly = array_intersect(array_column($same, 'key'), $accepted);
            if (!$old || $isPartly || in_array('@' . $added['purpose'], $accepted, true)) {
                return true;
            }
        }
        return false;
    }

    /** What Global Privacy Control rules out of a state: everything, if the purposes of the services are not known. */
    private static function soldOrShared(array $accepted, ?array $site): array
    {
        $purposes = array_column($site['services'] ?? [], 'purpose', 'key');
        return !$site ? $accepted : array_filter($accepted, static fn (string $one): bool =>
            in_array($one[0] === '@' ? substr($one, 1) : $purposes[$one] ?? '', self::SOLD_OR_SHARED, true));
    }
}
