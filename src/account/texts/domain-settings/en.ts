import { sources } from '../sources.ts';

const policies = {
  optIn: 'Opt-in: services run only after consent',
  optOut: 'Opt-out: services run until the visitor objects',
  noticeOnly: 'Notice only: services run, and a notice says so',
  none: 'None: services run without a notice',
};

/** The settings of a domain; de.ts has the same keys. `advice` is the recommended value. */
export const en = {
  title: 'Settings',
  lead: 'These settings apply to the whole website. The defaults follow the guidance of the European and German data protection authorities (EDPB and DSK).',
  resetTitle: 'Reset to recommended values?',
  resetText: 'These settings will be changed:',
  resetNone: 'All advanced settings already have their recommended values.',
  setting: 'Setting',
  current: 'Current',
  groups: {
    decision: {
      title: 'Decision',
      fields: {
        consentStorage: {
          label: 'Storage of the decision',
          text: 'Local storage stays in the browser; a cookie is also sent to your server; with session storage, visitors are asked again in every tab. Decisions that are too large for a cookie, about 200 services, are kept in local storage.',
          advice: 'Local storage, because nothing is transmitted.',
          error: 'Choose one of the options. With an own host, it must be the cookie.',
          options: { cookie: 'Cookie', localStorage: 'Local storage', sessionStorage: 'Session storage' },
        },
        consentCookieLifetime: {
          label: 'Ask again after (days)',
          text: 'Counted from the decision. 0: when the browser is closed.',
          advice: 'At most 365 days; in France, 180 days.',
          warning:
            'Objections then end when the browser is closed, and services run again in the regions where they need no consent.',
        },
        consentRejectionLifetime: {
          label: 'Ask again after a rejection (days)',
          text: 'Counted from a decision that rejects all services. Leave empty to ask again after the same time as after a consent.',
          placeholder: 'As after a consent',
          advice: 'Empty, or at least 180 days.',
          warning:
            'Visitors who rejected all services are asked again in less than 180 days. The French data protection authority (CNIL) regards six months as good practice for consents and rejections alike; asking more often can make later consents invalid.',
        },
        consentCookieSecure: {
          label: 'Send cookie over HTTPS only',
          text: 'Applies if the decision is stored in a cookie.',
          advice: 'On.',
        },
        serverCookie: {
          label: 'Your server can read decisions',
          text: 'A second cookie tells your own server which services the visitor has accepted. It has no effect with session storage.',
          links: { [sources.serverSide]: 'Read decisions on your server' },
          advice: 'Off, unless your server decides what a page contains.',
        },
        gpcSince: {
          label: 'Statement about Global Privacy Control since',
          text: 'Your website can pass on a statement that it has honored Global Privacy Control since this day. Leave empty to make none.',
          links: { [sources.regions]: 'Regions and policies' },
          advice: 'The day on which the banner was installed, if your website serves /.well-known/gpc.json.',
        },
        importCcm19Decisions: {
          label: 'Import decisions made under CCM19',
          text: 'Visitors who decided while this website used CCM19 are not asked again about the same services.',
          advice:
            'On if the website used CCM19 in the last 12 months; otherwise off, because it takes time on each first page view.',
        },
        importRefusals: {
          label: 'Take over refusals from other consent managers',
          text: 'Visitors who rejected everything under vanilla-cookieconsent, Klaro or tarteaucitron are not asked again. A consent is never taken over: it was given to another notice.',
          advice: 'On.',
        },
        ownHostPath: {
          label: 'Path of the own host',
          text: 'Your website serves the banner from this path. Set it up on the page “Own host” first.',
          placeholder: 'None',
          advice: 'Empty until your server forwards the path to this service.',
        },
        consentResetBeforeDate: {
          label: 'Reset decisions made before this date',
          text: 'These decisions expire, and the visitors are asked again. Leave empty to keep all decisions.',
          advice:
            'Set a date when your texts or services have changed in a way that visitors must know about.',
        },
        consentResetOnLegalChange: {
          label: 'Ask again when a service’s legal details change',
          text: 'Applies to the name, purpose, provider and data of enabled services.',
          advice: 'On if you review your services often; otherwise set the date above.',
        },
        requireConsentForMandatoryEmbeddings: {
          label: 'Ask for consent to technically necessary services',
          text: 'These services are then blocked until the visitor decides, like all others.',
          advice: 'Off. Services that are strictly necessary do not require consent.',
        },
        declineButtonEnforced: {
          label: 'Always show a “Reject” button',
          text: 'In the banner and in the preferences, regardless of the theme.',
          advice: 'On. Without this button, consent is unlikely to be valid in the EU.',
        },
        deleteUnknownCookies: {
          label: 'Delete undeclared cookies',
          text: 'Cookies of this host that no service declares are deleted from the visitor’s browser.',
          advice: 'Off until all cookies are declared. Otherwise visitors may be signed out of your website.',
        },
        deleteUnknownCookiesForceReload: {
          label: 'Reload the page after deleting cookies',
          text: 'Scripts then start without the deleted cookies.',
          advice: 'Off.',
        },
      },
    },
    regions: {
      title: 'Regions',
      text: 'What services need before they run, depending on the visitor’s region. Cloudflare derives the region from the IP address; visitors whose country is unknown always get opt-in. Global Privacy Control is honored under every policy. Check with your legal counsel before you choose a policy other than opt-in.',
      links: { [sources.regions]: 'Regions and policies' },
      fields: {
        policyEurope: {
          label: 'EU, EEA, United Kingdom and Switzerland',
          advice: 'Opt-in.',
          options: policies,
          warning:
            'In the EU, the EEA and the United Kingdom, services that are not strictly necessary generally require consent before they run. For a single service that is exempt in the United Kingdom, use the setting on the page of that service.',
        },
        policyUsStates: {
          label: 'US states that require opt-out signals to be honored',
          text: 'California and the other states with such a law.',
          advice: 'Opt-in, unless you have checked that opt-out is sufficient.',
          options: policies,
          warning:
            'Visitors can then object only in the preferences. These laws give them a right to opt out of the sale and sharing of their data.',
        },
        policyQuebec: {
          label: 'Quebec',
          advice: 'Opt-in.',
          options: policies,
          warning:
            'Law 25 requires that functions which identify, locate or profile visitors are off until the visitor activates them.',
        },
        policyBrazil: {
          label: 'Brazil',
          advice: 'Opt-in, unless you have checked that another policy is sufficient.',
          options: policies,
        },
        policyElsewhere: {
          label: 'Rest of the world',
          text: 'All other countries, and the rest of the United States and Canada.',
          advice: 'Opt-in, unless you have checked the laws of the countries that your visitors come from.',
          options: policies,
        },
      },
    },
    services: {
      title: 'Script blocking',
      fields: {
        blockNewScripts: {
          label: 'Block unknown third-party scripts',
          text: 'Scripts that do not belong to any service are blocked.',
          advice: 'On, once the scan finds no more unknown services.',
        },
        strictBlocking: {
          label: 'Strict blocking',
          text: 'Before consent, no script of a host that you have not allowed runs, and the code on your pages loads nothing from it. Browsers can still request tags in the HTML, without running them. Check what would be blocked before you enable it.',
          advice: 'On, once everything that your pages need is allowed.',
          links: { [sources.strictBlocking]: 'What strict blocking covers' },
        },
        ownHosts: {
          label: 'First-party hosts',
          text: 'Further hosts of your website, such as “cdn.example.com”, which strict blocking never blocks. The host of your website and all subdomains are always included.',
          error: 'Enter up to 100 hosts such as “cdn.example.com”, without “https://” and without a path.',
        },
        blockFirstPartyScripts: {
          label: 'Block unknown first-party scripts',
          text: 'Also blocks scripts from the host of your website, except for the scripts that are always allowed.',
          advice: 'Off. It can break your website.',
        },
        blockInlineScripts: {
          label: 'Block unknown inline scripts',
          text: 'Also blocks code that is written directly in the page.',
          advice: 'Off, unless your pages contain trackers that cannot be changed.',
        },
        evalInlineScripts: {
          label: 'Run blocked inline scripts with eval',
          text: 'For inline code that does not run when it is inserted again.',
          advice: 'Off.',
        },
        allowedScriptMarkers: {
          label: 'Scripts that are always allowed',
          text: 'Parts of a script’s URL or code, such as the script of your shop system.',
          advice: 'Only scripts that your website does not work without.',
        },
        blockedScriptMarkers: {
          label: 'Scripts that are always blocked',
          text: 'Parts of a script’s URL or code. Blocked unless they belong to a service.',
        },
      },
    },
    frames: {
      title: 'Videos, maps and other iframes',
      fields: {
        blockIframes: {
          label: 'Block third-party iframes',
          text: 'A placeholder is shown instead of videos, maps and similar content until the visitor consents.',
          advice: 'On.',
        },
        iframeBlockMode: {
          label: 'Iframes to block',
          text: 'All except those listed below, or only those listed below.',
          advice: 'All except listed.',
          options: { whitelist: 'All except listed', blacklist: 'Only listed' },
        },
        iframeMarkers: {
          label: 'Listed iframes',
          text: 'Hosts or parts of URLs, such as “maps.example.com”.',
        },
        rememberIframeConsentPerDomain: {
          label: 'Consent applies to all iframes of a host',
          text: 'Otherwise visitors are asked for each iframe.',
          advice: 'On.',
        },
        appendConsentSwitchToIframes: {
          label: 'Show a consent switch below iframes',
          text: 'Visitors can withdraw their consent directly below the content.',
        },
      },
    },
    legal: {
      title: 'Legal pages',
      fields: {
        imprintDisplayMode: {
          label: 'Legal notice',
          text: 'As a link to its page, or as text in the banner.',
          advice: 'Link.',
          options: { link: 'Link', direct: 'Text in the banner' },
        },
        imprintOpenInNewTab: {
          label: 'Open the legal notice in a new tab',
          text: 'Applies to the link.',
          advice: 'On.',
        },
        imprintShowWidget: {
          label: 'Show the banner on the legal notice page',
          text: 'The banner never blocks this page.',
          advice: 'On.',
        },
        privacyPolicyDisplayMode: {
          label: 'Privacy policy',
          text: 'As a link to its page, or as text in the banner.',
          advice: 'Link.',
          options: { link: 'Link', direct: 'Text in the banner' },
        },
        privacyPolicyOpenInNewTab: {
          label: 'Open the privacy policy in a new tab',
          text: 'Applies to the link.',
          advice: 'On.',
        },
        privacyPolicyShowWidget: {
          label: 'Show the banner on the privacy policy page',
          text: 'The banner never blocks this page.',
          advice: 'On.',
        },
        accessibilityLinkEnabled: {
          label: 'Link to the accessibility statement',
          text: 'Requires a URL under “Texts and languages”.',
          advice: 'On, if the European Accessibility Act or a national law applies to you.',
        },
        accessibilityDisplayMode: {
          label: 'Accessibility statement',
          text: 'As a link to its page, or as text in the banner.',
          advice: 'Link.',
          options: { link: 'Link', direct: 'Text in the banner' },
        },
      },
    },
    google: {
      title: 'Google Consent Mode',
      text: 'Applies if a service on your website sets consent types of Google Consent Mode.',
      links: { [sources.googleConsentMode]: 'Google’s documentation' },
      fields: {
        googleConsentRegions: {
          label: 'Regions in which consent is denied by default',
          text: 'ISO 3166-2 codes such as “DE” or “US-CA”. Leave empty for all regions. Elsewhere, Google’s tags start without a default consent state.',
        },
        googleAdsDataRedaction: {
          label: 'Redact ads data',
          text: 'While “ad_storage” is denied, Google’s tags remove ad identifiers from their requests.',
        },
        googleUrlPassthrough: {
          label: 'Pass ad clicks through URLs',
          text: 'While storage is denied, Google’s tags add ad click information to links on your website.',
          advice: 'Off.',
        },
      },
    },
    declaration: {
      title: 'Cookie declaration',
      fields: {
        cookieDeclarationTableHeadingStartLevel: {
          label: 'Heading level',
          text: 'Level of the first headings, 2 to 5, to match the outline of your page.',
        },
        cookieDeclarationTablePrependConsentChangeLink: {
          label: 'Start with a link to change consent',
          text: 'Opens the preferences from your privacy policy.',
          advice: 'On.',
        },
        cookieDeclarationTablePrependIntroText: {
          label: 'Start with the introduction',
          text: 'Repeats the text of the banner.',
        },
      },
    },
    sharing: {
      title: 'Consent sharing',
      fields: {
        consentSharingDomains: {
          label: 'Websites that share decisions',
          text: 'Hosts such as “shop.example.com”. Hosts under the same parent domain share one cookie.',
          advice: 'Only websites of the same company with the same services. The banner lists them.',
        },
        consentSharingCrossDomain: {
          label: 'Cross-domain consent via links',
          text: 'Links to these websites pass the decision on, even between different domains.',
          advice: 'Off, unless visitors use these websites as if they were one.',
        },
      },
    },
    delivery: {
      title: 'Banner, statistics and scans',
      fields: {
        frontendWidgetEnabled: {
          label: 'Show the banner',
          text: 'Off: visitors are not asked, and nothing is blocked.',
          advice: 'On.',
        },
        ownBanner: {
          label: 'Own banner',
          text: 'Your website draws the banner, names it with “CCM.setOwnBanner”, and Placet shows only the preferences. Your banner must show the same texts.',
          links: { [sources.ownBanner]: 'Draw your own banner' },
          advice: 'Off, unless your developers have built a banner.',
          warning:
            'Placet’s banner does not open. Make sure that your own banner offers the same choices and that rejecting is as easy as accepting.',
        },
        frontendWidgetCache: {
          label: 'Cache the script in the browser for 30 seconds',
          text: 'Pages load faster; changes take effect slightly later.',
          advice: 'On.',
        },
        statisticsEnabled: {
          label: 'Banner statistics',
          text: 'Counts banner interactions by day and language. No data about the visitor is stored.',
        },

        permanentScanEnabled: {
          label: 'Scan the website every week',
          text: 'Changes are listed under “Status”.',
          advice: 'On.',
        },
        recordScriptsOnWebsite: {
          label: 'Record what pages load',
          text: 'In one of 50 page views by visitors who accepted “Analytics / statistics”, the browser reports which hosts the page connected to and the names of cookies and storage keys. It sends no URLs, values or information about the visitor. What is not configured is listed under “Status”.',
          advice: 'On. Mention it in your privacy policy.',
        },
      },
    },
  },
};
