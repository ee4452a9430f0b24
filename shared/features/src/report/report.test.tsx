import { fileReport } from '@mentor-connect/contract/trust/safety'
import { REPORT_TEXT_MAX } from '@mentor-connect/contract/trust/reports'
import { FakeApi } from '@mentor-connect/testing'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ReportButton } from '.'

const RAVI = { kind: 'profile', subjectId: 'mentor-1', name: 'Ravi Iyer' } as const
const REVIEW = { kind: 'review', subjectId: 'course-1', reviewId: 'r1', name: 'मीना' } as const
const KSHI = 'क्षि'

let api: FakeApi
beforeEach(() => {
  api = new FakeApi().answers(fileReport, { reported: true })
})

type Subject = ComponentProps<typeof ReportButton>['subject']

async function open(subject: Subject = RAVI, locale: 'en' | 'hi' = 'en') {
  const { user } = await renderUi(<ReportButton userId="asha" subject={subject} />, locale)
  const button = screen.getByRole('button')
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  return {
    user,
    button,
    dialog,
    text: dialog.getByRole('textbox'),
    choose: (name: string) => user.click(dialog.getByRole('radio', { name })),
    send: () => user.click(dialog.getByRole('button', { name: 'Send report' })),
  }
}
const sent = () => api.received(fileReport).map(({ body }) => body)

test('a report is sent with its category and trimmed text, confirmed, and the focus returns to the button', async () => {
  const { user, button, dialog, text, choose, send } = await open()
  expect(dialog.getByText(/Ravi Iyer is not told/)).toBeVisible()
  await choose('Asks for money, or fraud')
  await user.type(text, '  पैसे माँगता है 😡 ')
  await send()
  expect(await dialog.findByText('Thank you. Your report was sent.')).toBeVisible()
  expect(dialog.getByText(/within three days/)).toBeVisible()
  const about = { kind: 'profile', subjectId: 'mentor-1', category: 'money', text: 'पैसे माँगता है 😡' }
  expect(sent()).toEqual([{ userId: 'asha', ...about }])
  const close = dialog.getByRole('button', { name: 'Close' })
  expect(close).toHaveFocus()
  await user.click(close)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button).toHaveFocus()
})

test('a category is required, a text only for “something else”', async () => {
  const { dialog, choose, send, user, text } = await open(REVIEW)
  await send()
  expect(await dialog.findByText('Please choose what it is about.')).toBeVisible()
  expect(dialog.getAllByRole('radio')[0]).toHaveFocus()
  await choose('Something else')
  await send()
  expect(await dialog.findByText('Please describe in a few words what happened.')).toBeVisible()
  expect(sent()).toEqual([])
  await user.type(text, 'It copies another review')
  await send()
  expect(await dialog.findByText('Thank you. Your report was sent.')).toBeVisible()
  expect(sent()).toMatchObject([{ kind: 'review', subjectId: 'course-1', reviewId: 'r1', category: 'other' }])
  expect(sent()[0]).not.toHaveProperty('name')
})

test('the length is counted in characters as people see them, and shown', async () => {
  const { dialog, text, choose, send } = await open()
  await choose('Advertising or spam')
  fireEvent.change(text, { target: { value: KSHI.repeat(REPORT_TEXT_MAX + 1) } })
  expect(text).toHaveAccessibleDescription(/1,?001.*1,?000/)
  await send()
  expect(await dialog.findByText('Please write at most 1,000 characters.')).toBeVisible()
  fireEvent.change(text, { target: { value: KSHI.repeat(REPORT_TEXT_MAX) } })
  await send()
  expect(await dialog.findByText('Thank you. Your report was sent.')).toBeVisible()
})

test('danger names the emergency number before anything is sent', async () => {
  const { dialog, choose } = await open()
  expect(dialog.queryByText(/call 112/)).toBeNull()
  await choose('Someone is in danger')
  expect(dialog.getByRole('status')).toHaveTextContent('call 112 first')
})

test('a failure keeps what was written, and can be sent again', async () => {
  const { user, dialog, text, choose, send } = await open()
  api.isUnreachable(fileReport)
  await choose('Insults or harassment')
  await user.type(text, 'Rude words')
  await send()
  expect(await dialog.findByRole('alert')).toHaveTextContent(/could not be sent.*could not reach the server/)
  expect(text).toHaveValue('Rude words')
  api.answers(fileReport, { reported: true })
  await send()
  expect(await dialog.findByText('Thank you. Your report was sent.')).toBeVisible()
})

test('after many reports in a day, the person is asked to wait', async () => {
  const { dialog, choose, send } = await open()
  api.refuses(fileReport, 429, 'rate_limited', undefined, { retryAfterSeconds: 80_000 })
  await choose('Advertising or spam')
  await send()
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please try again tomorrow.')
})

test('is not sent twice', async () => {
  const { user, dialog, choose } = await open()
  api.neverAnswers(fileReport)
  await choose('Advertising or spam')
  await user.dblClick(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findByRole('button', { name: 'Sending…' })).toBeDisabled()
  expect(sent()).toHaveLength(1)
})

test.each(['Escape', 'Cancel'])('%s sends nothing and returns the focus', async (way) => {
  const { user, dialog, button, choose } = await open()
  await choose('Advertising or spam')
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button).toHaveFocus()
  expect(sent()).toEqual([])
})

test('a comment about a work is reported by its work and the number of the submission', async () => {
  const subject = { kind: 'work-comment', subjectId: 'work-1', seq: 2, name: 'Kavita Rao' } as const
  const { button, dialog, choose, send } = await open(subject)
  expect(button).toHaveAccessibleName('Report what Kavita Rao wrote')
  expect(dialog.getByRole('heading', { name: 'Report the comment by Kavita Rao' })).toBeVisible()
  await choose('Insults or harassment')
  await send()
  expect(await dialog.findByText('Thank you. Your report was sent.')).toBeVisible()
  expect(sent()).toMatchObject([{ kind: 'work-comment', subjectId: 'work-1', seq: 2 }])
})

test.each([
  ['en', 'Report this workshop', 'Report the workshop “Get rich”', /The mentor is not told/],
  ['hi', 'इस वर्कशॉप की शिकायत करें', 'वर्कशॉप “Get rich” की शिकायत', /मेंटर को इसकी सूचना नहीं/],
] as const)('a workshop is named, in %s', async (locale, name, title, intro) => {
  const { button, dialog } = await open({ kind: 'workshop', subjectId: 'w1', name: 'Get rich' }, locale)
  expect(button).toHaveAccessibleName(name)
  expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  expect(dialog.getByText(intro)).toBeVisible()
})

test.each([
  ['mentor-review', 'Report the review by Kavita Rao'],
  ['workshop-message', 'Report what Kavita Rao wrote'],
  ['portfolio', 'Report this portfolio'],
] as const)('the button of a %s says what it reports', async (kind, name) => {
  const { button } = await open({ kind, subjectId: 'one', name: 'Kavita Rao' })
  expect(button).toHaveAccessibleName(name)
})

test('in Hindi', async () => {
  const { button, dialog } = await open(REVIEW, 'hi')
  expect(button).toHaveAccessibleName('मीना की समीक्षा की शिकायत करें')
  expect(dialog.getByRole('radio', { name: 'पैसे माँगना या धोखाधड़ी' })).toBeVisible()
})
