import { paths } from '@mentor-connect/contract/remote'
import { renderRoute } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'
import type { HelpText } from './helpText'
import { helpEn } from './texts/help.en'
import { helpHi } from './texts/help.hi'

const questions = () => [...document.querySelectorAll('details')].map(({ id }) => id)

test('a question opens to its answer, with the page where it is done', async () => {
  const { user } = await renderRoute(routes, '/help')
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  const question = screen.getByText('I have forgotten my password.')
  const answer = screen.getByText(/We send you a link with which you choose a new one/)
  expect(answer).not.toBeVisible()
  await user.click(question)
  expect(answer).toBeVisible()
  const link = within(document.getElementById('password')!).getByRole('link')
  expect(link).toHaveAttribute('href', paths.signUp)
})

test.each([
  ['en', 'Search the answers', 'PASSWORD forgot', ['password'], '1 answer with these words'],
  ['en', 'Search the answers', 'under 18', ['minors'], '1 answer with these words'],
  ['hi', 'जवाबों में खोजें', 'अंग्रेजी', [], 'किसी जवाब में ये शब्द नहीं हैं'],
  ['hi', 'जवाबों में खोजें', 'पासवर्ड भूल', ['password'], 'इन शब्दों वाला 1 जवाब'],
  ['hi', 'जवाबों में खोजें', 'खाता हटाना', ['deletion'], 'इन शब्दों वाला 1 जवाब'],
  ['hi', 'जवाबों में खोजें', 'अकाउंट डिलीट', ['deletion'], 'इन शब्दों वाला 1 जवाब'],
  ['en', 'Search the answers', 'deleting account', ['deletion'], '1 answer with these words'],
  ['en', 'Search the answers', 'close my account', ['deletion'], '1 answer with these words'],
] as const)('in %s, "%s" finds by words (%s)', async (locale, label, search, found, says) => {
  const { user, router } = await renderRoute(routes, '/help', { locale })
  await user.type(await screen.findByLabelText(label), search)
  expect(await screen.findByText(new RegExp(says))).toBeVisible()
  expect(questions()).toEqual(found)
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe(search)
  await user.clear(screen.getByLabelText(label))
  await waitFor(() => expect(questions().length).toBeGreaterThan(10))
})

test('the address of a question opens it; a search in the address is done', async () => {
  Element.prototype.scrollIntoView = () => undefined
  await renderRoute(routes, '/help?q=guardian#minors')
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  expect(questions()).toEqual(['minors'])
  expect(document.getElementById('minors')).toHaveAttribute('open')
})

test('who finds no answer can write', async () => {
  await renderRoute(routes, '/help?q=unfindable')
  expect(await screen.findByText('No answer has these words. Try others, or write to us.')).toBeVisible()
  const contact = screen.getByRole('region', { name: 'Your question is not here?' })
  expect(within(contact).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
})

const shape = (text: HelpText) =>
  text.map(({ id, questions: list }) => [
    id,
    list.map((one) => [one.id, one.answer.length, one.links?.map(({ to }) => to)]),
  ])

test('both languages answer the same questions, each with an address of its own', () => {
  expect(shape(helpHi)).toEqual(shape(helpEn))
  const ids = helpEn.flatMap(({ questions: list }) => list.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
