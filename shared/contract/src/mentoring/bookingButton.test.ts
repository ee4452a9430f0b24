import { bookingButtonHtml } from './bookingButton'

test('the button is a link that opens the page beside the other site', () => {
  const html = bookingButtonHtml({ address: 'https://site.test/book/ravi', label: 'Book a session' })
  expect(html).toMatch(
    /^<a href="https:\/\/site\.test\/book\/ravi" target="_blank" rel="noopener" style="[^"]+">Book a session<\/a>$/,
  )
})

test('what people enter cannot leave its place', () => {
  const label = `<b onclick='x'>Tom & "Jo"</b>`
  const html = bookingButtonHtml({ address: 'https://site.test/?a="><script>', label })
  expect(html.match(/[<>]/g)).toHaveLength(4)
  expect(html).toContain('href="https://site.test/?a=&quot;&gt;&lt;script&gt;"')
  expect(html).toContain('>&lt;b onclick=&#39;x&#39;&gt;Tom &amp; &quot;Jo&quot;&lt;/b&gt;</a>')
})
