import { bookingButtonHtml } from './bookingButton'

test('the button is a link that opens the page beside the other site', () => {
  const html = bookingButtonHtml({ address: 'https://site.test/book/ravi', label: 'Book a session' })
  expect(html).toMatch(
    /^<a href="https:\/\/site\.test\/book\/ravi" target="_blank" rel="noopener" style="[^"]+">Book a session<\/a>$/,
  )
})

test('what people enter cannot leave its place', () => {
  const html = bookingButtonHtml({
    address: 'https://site.test/?a="><script>',
    label: `<b onclick='x'>Tom & "Jo"</b>`,
  })
  const holder = document.createElement('div')
  holder.innerHTML = html
  expect(holder.children).toHaveLength(1)
  expect(holder.querySelector('script, b')).toBeNull()
  expect(holder.querySelector('a')!.getAttribute('href')).toBe('https://site.test/?a="><script>')
  expect(holder.textContent).toBe(`<b onclick='x'>Tom & "Jo"</b>`)
})
