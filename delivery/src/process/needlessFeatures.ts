/**
 * Features of headless Chromium that cost as much as one of our pages and have no visible effect: two hidden
 * pages for each window, for the suggestions of the address bar, and a process that is started in advance for
 * the next page of each profile.
 */
export const NEEDLESS_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]
