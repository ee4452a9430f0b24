import { getMail, listMails } from '@mentor-connect/contract/admin/mails'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import admin from '../routes'

test('a mail is shown as it is sent, as text, and in another language', async () => {
  const api = new FakeApi()
    .answers(listMails, {
      mails: [{ name: 'sanctionMail-of-a-warning', subjects: { en: 'A warning', hi: 'चेतावनी' } }],
    })
    .answers(getMail, ({ query }) => ({
      subject: query.language === 'hi' ? 'चेतावनी' : 'A warning',
      replyTo: 'help@example.org',
      text: 'Please read our rules.',
      html: '<html><body>Rules</body></html>',
    }))
  const { user } = await renderRoute(admin, '/mails')
  await user.click(await screen.findByRole('link', { name: /A warning/ }))
  expect(await screen.findByTitle('A warning')).toHaveAttribute('sandbox', '')
  expect(screen.getByText('help@example.org')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Form'), 'Text only')
  expect(screen.getByText('Please read our rules.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Language'), 'Hindi')
  expect(await screen.findByRole('heading', { name: 'चेतावनी' })).toBeVisible()
  expect(api.received(getMail).at(-1)).toMatchObject({
    params: { name: 'sanctionMail-of-a-warning' },
    query: { language: 'hi' },
  })
})
