/**
 * Features of headless Chromium that cost as much as a page of ours and show nothing: two hidden pages of each window,
 * for the suggestions of the address bar, and a process that is started in advance for the next page of each profile.
 */
export const NEEDLESS_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]
