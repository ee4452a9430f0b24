import {
  APPEAL_REFUSALS,
  appealSanction,
  getReports,
  getSanctions,
  type EarlierReport,
  type LaterReport,
  type OwnSanction,
} from '@mentor-connect/contract/trust/safety'
import { APPEAL_GRAPHEMES_MAX } from '@mentor-connect/contract/trust/sanctions'
import { sharedMessages } from '@mentor-connect/i18n'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { DecisionsCard, ReportsCard } from '.'

const LIMIT: OwnSanction = {
  _id: 's1',
  kind: 'limit',
  reason: 'Advertising.\nTwice.',
  since: '2026-11-20T08:30:00.000Z',
  until: '2026-11-30T08:30:00.000Z',
  appealUntil: '2026-12-10T08:30:00.000Z',
}
const APPEAL = { text: 'It was not me.', createdAt: '2026-11-21T08:30:00.000Z' }
const { appealUntil: _, ...APPEALED } = LIMIT

let api: FakeApi
const answer = (...sanctions: OwnSanction[]) => {
  api = new FakeApi().answers(getSanctions, { sanctions }).answers(appealSanction, { appealed: true })
}

const render = (element: ReactElement, locale: 'en' | 'hi' = 'en') =>
  renderRoute({ kind: 'routes', routes: [{ path: 'me', element }], messages: sharedMessages }, '/me', {
    locale,
  })

function open(locale: 'en' | 'hi' = 'en') {
  return render(<DecisionsCard userId="asha" />, locale)
}
async function openForm() {
  const { user } = await open()
  const toggle = await screen.findByRole('button', { name: 'Write an appeal' })
  await user.click(toggle)
  const box = screen.getByLabelText('Why should we decide differently?')
  return { user, toggle, box, send: () => user.click(screen.getByRole('button', { name: 'Send appeal' })) }
}

describe('decisions', () => {
  test('in force show what, why and until when', async () => {
    answer(LIMIT)
    await open()
    const item = within(await screen.findByRole('listitem'))
    expect(item.getByRole('heading', { name: 'No new conversations' })).toBeVisible()
    expect(item.getByText('In force')).toBeVisible()
    expect(item.getByText(/Advertising/)).toHaveTextContent('Advertising. Twice.')
    expect(item.getByText('Until').nextElementSibling).toHaveTextContent(/Nov 30, 2026/)
    expect(item.getByText(/You can appeal once, until December 10, 2026/)).toBeVisible()
  })

  test('that are over, and settled warnings, are listed as earlier ones', async () => {
    const over = { ...APPEALED, _id: 's2', endedAt: '2026-11-22T08:30:00.000Z' }
    answer(LIMIT, over, { ...APPEALED, _id: 's3', kind: 'warning', until: undefined })
    const { user } = await open()
    const earlier = await screen.findByText('Earlier decisions (2)')
    expect(screen.getByText('Ended')).not.toBeVisible()
    await user.click(earlier)
    expect(screen.getByText('Ended')).toBeVisible()
    expect(screen.getByText('Ended on').nextElementSibling).toHaveTextContent(/Nov 22, 2026/)
    expect(screen.getByText(/The time for an appeal is over/)).toBeVisible()
  })

  test('show nothing if there are none, and can be loaded again after a failure', async () => {
    answer()
    api.isUnreachable(getSanctions)
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    api.answers(getSanctions, { sanctions: [LIMIT] })
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'No new conversations' })).toBeVisible()
  })

  test('in Hindi', async () => {
    answer(LIMIT)
    await open('hi')
    expect(await screen.findByRole('region', { name: 'आपके खाते के बारे में फ़ैसले' })).toBeVisible()
    expect(screen.getByText('लागू है')).toBeVisible()
  })
})

describe('an appeal', () => {
  test('is sent once, shown, and has the focus', async () => {
    answer(LIMIT)
    const { user, box, send } = await openForm()
    expect(box).toHaveFocus()
    await user.type(box, '  It was not me. ')
    await send()
    expect(await screen.findByRole('group', { name: 'Appeal' })).toHaveFocus()
    expect(screen.getByText('It was not me.')).toBeVisible()
    expect(screen.getByText(/is not decided yet/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Write an appeal' })).toBeNull()
    expect(api.received(appealSanction)).toMatchObject([
      { params: { sanctionId: 's1' }, body: { userId: 'asha', text: 'It was not me.' } },
    ])
  })

  test('needs a text, and not more characters than the server accepts', async () => {
    answer(LIMIT)
    const { box, send } = await openForm()
    await send()
    expect(box).toHaveAccessibleDescription(/Please write why/)
    fireEvent.change(box, { target: { value: 'क्षि'.repeat(APPEAL_GRAPHEMES_MAX + 1) } })
    await send()
    expect(box).toHaveAccessibleDescription(/at most 2,000 characters/)
    fireEvent.change(box, { target: { value: 'क्षि'.repeat(APPEAL_GRAPHEMES_MAX) } })
    await send()
    expect(await screen.findByRole('group', { name: 'Appeal' })).toBeVisible()
  })

  test('cancelling returns the focus', async () => {
    answer(LIMIT)
    const { user, toggle, box } = await openForm()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(box).not.toBeInTheDocument()
    expect(toggle).toHaveFocus()
  })

  test.each([
    ['twice', 403, 'forbidden', { reason: APPEAL_REFUSALS.exists }, /You have appealed already/],
    ['too late', 403, 'forbidden', { reason: APPEAL_REFUSALS.late }, /The time for an appeal is over/],
    ['too often', 429, 'rate_limited', {}, /Please try again tomorrow/],
    ['without a server', 503, 'unavailable', {}, /could not be sent. Your text is still here/],
  ] as const)('that is sent %s shows why, and keeps the text', async (_name, status, code, details, text) => {
    answer(LIMIT)
    api.refuses(appealSanction, status, code, undefined, details)
    const { user, box, send } = await openForm()
    await user.type(box, 'It was not me.')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(box).toHaveValue('It was not me.')
  })

  test.each([
    ['accepted', /Your appeal was accepted/],
    ['rejected', /Your appeal was rejected/],
  ] as const)('that was %s shows the answer', async (state, text) => {
    answer({ ...APPEALED, appeal: { ...APPEAL, state, answer: 'We have looked again.' } })
    await open()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText('We have looked again.')).toBeVisible()
  })
})

describe('own reports', () => {
  const aReport = (parts: Partial<EarlierReport>): EarlierReport => ({
    _id: 'r1',
    kind: 'profile',
    category: 'money',
    text: 'He asks for money',
    createdAt: '2026-11-20T08:30:00.000Z',
    state: 'open',
    ...parts,
  })
  const show = (reports: EarlierReport[], laterReports?: LaterReport[]) => {
    api = new FakeApi().answers(getReports, { reports, ...(laterReports && { laterReports }) })
    return render(<ReportsCard userId="asha" />)
  }

  test('show what was reported, when, and what became of it', async () => {
    await show([aReport({}), aReport({ _id: 'r2', state: 'acted', decidedAt: '2026-11-22T08:30:00.000Z' })])
    const [first, second] = (await screen.findAllByRole('listitem')).map((item) => item.textContent)
    expect(first).toContain('Profile · Asks for money, or fraud')
    expect(first).toContain('Reported on November 20, 2026')
    expect(first).toContain('We are looking at it')
    expect(second).toContain('Decided on November 22, 2026')
    expect(second).toContain('Action taken')
  })

  test('of a kind that is newer than this client show their reason', async () => {
    await show(
      [],
      [
        { ...aReport({}), kind: 'opening' },
        { ...aReport({ _id: 'r2' }), kind: 'club' },
      ],
    )
    const [opening, club] = (await screen.findAllByRole('listitem')).map((item) => item.textContent)
    expect(opening).toMatch(/^Opening · Asks for money/)
    expect(club).toMatch(/^Asks for money/)
  })

  test('of long ago are behind a button', async () => {
    const { user } = await show(['r1', 'r2', 'r3', 'r4', 'r5'].map((_id) => aReport({ _id, text: _id })))
    const older = await screen.findByText('Older reports (2)')
    expect(screen.getByText('r3')).toBeVisible()
    expect(screen.getByText('r4')).not.toBeVisible()
    await user.click(older)
    expect(screen.getByText('r4')).toBeVisible()
  })
})
