import { render, screen } from '@testing-library/react'
import { NotificationArea } from './NotificationArea'
import { NotificationCard } from './NotificationCard'

const catchesPresses = (element: Element) => getComputedStyle(element).pointerEvents !== 'none'

test('presses beside the notifications reach what lies below them', () => {
  render(
    <NotificationArea data-testid="area">
      <div role="status" data-testid="around a card">
        <NotificationCard>No connection</NotificationCard>
      </div>
      <div role="status" data-testid="empty" />
      <NotificationCard role="region">Install the app</NotificationCard>
    </NotificationArea>,
  )
  for (const around of ['area', 'around a card', 'empty'])
    expect([around, catchesPresses(screen.getByTestId(around))]).toEqual([around, false])
  for (const card of ['No connection', 'Install the app'])
    expect([card, catchesPresses(screen.getByText(card))]).toEqual([card, true])
})
