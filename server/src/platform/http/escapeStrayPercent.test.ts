import { escapeStrayPercent } from './escapeStrayPercent'

it.each([
  ['/', '/'],
  ['/resource/a%20b?q=50%', '/resource/a%20b?q=50%'],
  ['/resource/%E0%A4%B9?a=1?b=2', '/resource/%E0%A4%B9?a=1?b=2'],
  ['/%', '/%25'],
  ['/resource/a%20b%', '/resource/a%20b%25'],
  ['/%zz/100%/x?q=%', '/%25zz/100%25/x?q=%'],
  ['/resource/%E0%A4%A', '/resource/%25E0%25A4%25A'],
  ['/%ff%fe?q', '/%25ff%25fe?q'],
])('%s → %s', (url, escaped) => expect(escapeStrayPercent(url)).toBe(escaped))
