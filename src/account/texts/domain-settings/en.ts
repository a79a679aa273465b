/** What the settings of a domain mean; de.ts has the same keys. `advice` is what lawyers usually recommend. */
export const en = {
  title: 'Settings',
  lead: 'Everything that applies to the whole website. With the values that a new website starts with, the consent window is lawful; change only what you have a reason for.',
  groups: {
    decision: {
      title: 'The decision',
      fields: {
        consentStorage: {
          label: 'Where the browser keeps the decision',
          text: 'Local storage stays in the browser alone; a cookie is also sent to your server; session storage asks again in every tab.',
          advice: 'Local storage, as nothing is transmitted.',
          options: { cookie: 'Cookie', localStorage: 'Local storage', sessionStorage: 'Session storage' },
        },
        consentCookieLifetime: {
          label: 'Days until the question is put again',
          text: 'Counted from the decision. 0: until the browser is closed.',
          advice: '365 days at most; French sites are advised to ask again after 180.',
        },
        consentCookieSecure: {
          label: 'Send the cookie over HTTPS only',
          text: 'Applies where the decision is kept in a cookie.',
          advice: 'On.',
        },
        consentResetBeforeDate: {
          label: 'Ask everyone again who decided before',
          text: 'Decisions from before this day no longer count. Leave it empty to keep all.',
          advice: 'Set it when your texts or services have changed in a way that visitors have to know of.',
        },
        consentResetOnLegalChange: {
          label: 'Ask again when a service changes legally',
          text: 'When name, purpose, provider or data of an active service change, visitors are asked anew.',
          advice: 'On, if you review services often; otherwise set the date above yourself.',
        },
        requireConsentForMandatoryEmbeddings: {
          label: 'Ask even for technically necessary services',
          text: 'They then wait for a decision like all others.',
          advice: 'Off: what is truly necessary needs no consent.',
        },
        declineButtonEnforced: {
          label: 'Always show a button to refuse',
          text: 'Whatever the appearance says: on the first layer and in the settings.',
          advice: 'On. Without it consent is hardly valid in the EU.',
        },
        deleteUnknownCookies: {
          label: 'Delete cookies that nobody declared',
          text: 'Cookies of this host that no service lists are removed from the visitor’s browser.',
          advice: 'Off, until the list of cookies is complete: otherwise logins may break.',
        },
        deleteUnknownCookiesForceReload: {
          label: 'Reload the page after deleting',
          text: 'Makes sure that scripts start without the deleted cookies.',
          advice: 'Off.',
        },
      },
    },
    services: {
      title: 'Holding back scripts',
      fields: {
        blockNewScripts: {
          label: 'Hold back unknown scripts of other hosts',
          text: 'Scripts that no service explains wait until one does.',
          advice: 'On, once the scan finds nothing unknown any more.',
        },
        blockFirstPartyScripts: {
          label: 'Hold back unknown scripts of your own host',
          text: 'Also holds what your own server delivers, except what the allowed markers name.',
          advice: 'Off: it may stop the website itself.',
        },
        blockInlineScripts: {
          label: 'Hold back unknown scripts within the page',
          text: 'Code that stands in the page itself waits, too.',
          advice: 'Off, unless the page holds trackers that cannot be changed.',
        },
        evalInlineScripts: {
          label: 'Run held-back code by evaluation',
          text: 'For code within the page that no longer runs when it is inserted again.',
          advice: 'Off.',
        },
        allowedScriptMarkers: {
          label: 'Scripts that always run',
          text: 'Parts of an address or of code, such as a shop’s own script.',
          advice: 'Only what the website cannot do without.',
        },
        blockedScriptMarkers: {
          label: 'Scripts that never run without a service',
          text: 'Parts of an address or of code that are held back although no service names them.',
        },
      },
    },
    frames: {
      title: 'Videos, maps and other frames',
      fields: {
        blockIframes: {
          label: 'Hold back frames of other hosts',
          text: 'Videos, maps and the like show a placeholder until the visitor agrees.',
          advice: 'On.',
        },
        iframeBlockMode: {
          label: 'Which frames wait',
          text: 'All but the ones listed below, or only the ones listed below.',
          advice: 'All but the listed ones.',
          options: { whitelist: 'All but the listed ones', blacklist: 'Only the listed ones' },
        },
        iframeMarkers: {
          label: 'Listed frames',
          text: 'Hosts or parts of addresses, such as “maps.example.com”.',
        },
        rememberIframeConsentPerDomain: {
          label: 'One permission opens all frames of a host',
          text: 'Otherwise every single frame asks for itself.',
          advice: 'On.',
        },
        appendConsentSwitchToIframes: {
          label: 'Show a switch below opened frames',
          text: 'With it a visitor takes the permission back where it was given.',
          advice: 'Either way; the icon leads to the same.',
        },
      },
    },
    legal: {
      title: 'Legal pages',
      fields: {
        imprintDisplayMode: {
          label: 'Legal notice',
          text: 'As a link to its page, or as a text within the window.',
          advice: 'A link.',
          options: { link: 'Link', direct: 'Text in the window' },
        },
        imprintOpenInNewTab: {
          label: 'Open the legal notice in a new tab',
          text: 'Applies to the link.',
          advice: 'On.',
        },
        imprintShowWidget: {
          label: 'Show the window on the legal notice’s page',
          text: 'There it never blocks the page.',
          advice: 'On.',
        },
        privacyPolicyDisplayMode: {
          label: 'Privacy policy',
          text: 'As a link to its page, or as a text within the window.',
          advice: 'A link.',
          options: { link: 'Link', direct: 'Text in the window' },
        },
        privacyPolicyOpenInNewTab: {
          label: 'Open the privacy policy in a new tab',
          text: 'Applies to the link.',
          advice: 'On.',
        },
        privacyPolicyShowWidget: {
          label: 'Show the window on the privacy policy’s page',
          text: 'There it never blocks the page.',
          advice: 'On.',
        },
        accessibilityLinkEnabled: {
          label: 'Link the accessibility statement',
          text: 'Shown where the texts hold its address.',
          advice: 'On, for everyone whom the European Accessibility Act or a national law obliges.',
        },
        accessibilityDisplayMode: {
          label: 'Accessibility statement',
          text: 'As a link to its page, or as a text within the window.',
          advice: 'A link.',
          options: { link: 'Link', direct: 'Text in the window' },
        },
      },
    },
    declaration: {
      title: 'Cookie declaration',
      fields: {
        cookieDeclarationTableHeadingStartLevel: {
          label: 'Level of the first headings',
          text: 'So that the declaration fits into the outline of your page: 2 to 5.',
        },
        cookieDeclarationTablePrependConsentChangeLink: {
          label: 'Begin with a link to change the decision',
          text: 'One click from the privacy policy to the settings.',
          advice: 'On.',
        },
        cookieDeclarationTablePrependIntroText: {
          label: 'Begin with the introduction',
          text: 'Repeats the text of the first layer.',
          advice: 'Either way.',
        },
      },
    },
    sharing: {
      title: 'Several websites',
      fields: {
        consentSharingDomains: {
          label: 'Other websites that share the decision',
          text: 'Hosts such as “shop.example.com”. Under one common domain they share one cookie.',
          advice: 'Only websites of the same company with the same services; the window names them.',
        },
        consentSharingCrossDomain: {
          label: 'Carry the decision along links to them',
          text: 'For websites under different domains.',
          advice: 'Off, unless visitors move between the websites as if they were one.',
        },
      },
    },
    delivery: {
      title: 'Delivery and statistics',
      fields: {
        frontendWidgetEnabled: {
          label: 'Show the consent window',
          text: 'Off: nobody is asked, and nothing is held back.',
          advice: 'On.',
        },
        frontendWidgetCache: {
          label: 'Let browsers keep the script for half a minute',
          text: 'Makes pages faster; changes arrive a little later.',
          advice: 'On.',
        },
        statisticsEnabled: {
          label: 'Count how the question is answered',
          text: 'Page views with the question and how it ended, by day and language. Nothing about the visitor is stored.',
          advice: 'Either way: no personal data is involved.',
        },
        permanentScanEnabled: {
          label: 'Scan the website every week',
          text: 'What has changed then stands under “Findings”.',
          advice: 'On.',
        },
        recordScriptsOnWebsite: {
          label: 'Record what the pages load',
          text: 'One page view in fifty, of visitors who have accepted statistics, reports which hosts were asked and which names are stored: no addresses, no values, nothing of who it was. “Findings” shows what your setup lacks.',
          advice: 'On, and mentioned in the privacy policy.',
        },
      },
    },
  },
};
