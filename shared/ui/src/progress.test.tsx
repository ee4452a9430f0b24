import { render, screen } from '@testing-library/react'
import { Gauge } from './Gauge'
import { ProgressBar } from './ProgressBar'
import { Skeleton } from './Skeleton'

const fill = (bar: HTMLElement) => (bar.firstElementChild as HTMLElement).style.width

test.each([
  [0, '0', '0%'],
  [33.4, '33', '33.4%'],
  [99.5, '100', '99.5%'],
  [100, '100', '100%'],
])('a bar at %d has the value text %s and the width %s', (percent, value, width) => {
  render(<ProgressBar percent={percent} label="Progress of Asha" />)
  const bar = screen.getByRole('progressbar', { name: 'Progress of Asha' })
  expect(bar).toHaveAttribute('aria-valuenow', value)
  expect(bar).toHaveAttribute('aria-valuemin', '0')
  expect(bar).toHaveAttribute('aria-valuemax', '100')
  expect(fill(bar)).toBe(width)
})

test('a bar is never wider than its track', () => {
  render(<ProgressBar percent={250} label="Upload" />)
  expect(fill(screen.getByRole('progressbar'))).toBe('100%')
})

describe('gauge', () => {
  const arc = () => screen.getByRole('img').querySelectorAll('circle')[1]!
  const share = () => {
    const [drawn, whole] = arc().getAttribute('stroke-dasharray')!.split(' ').map(Number)
    return drawn! / whole!
  }

  test('is an image with an accessible name and a text', () => {
    render(<Gauge percent={40} text="40%" label="Course progress" />)
    expect(screen.getByRole('img', { name: 'Course progress: 40%' })).toBeVisible()
    expect(screen.getByText('40%')).toBeVisible()
    expect(share()).toBeCloseTo(0.4)
  })

  test('draws no dot at 0', () => {
    render(<Gauge percent={0} text="0%" label="Course progress" />)
    expect(arc()).toHaveAttribute('visibility', 'hidden')
  })

  test.each([100, 140])('at %d draws a full ring', (percent) => {
    render(<Gauge percent={percent} text="100%" label="Course progress" />)
    expect(share()).toBe(1)
  })

  test('looks different when complete', () => {
    const { rerender } = render(<Gauge percent={99} text="99%" label="Course progress" />)
    const before = arc().getAttribute('stroke')
    rerender(<Gauge percent={100} text="100%" label="Course progress" />)
    expect(arc().getAttribute('stroke')).not.toBe(before)
  })
})

test('a skeleton is hidden from screen readers', () => {
  render(
    <div role="status">
      <Skeleton $height="2rem">grey</Skeleton>
    </div>,
  )
  expect(screen.getByText('grey')).toHaveAttribute('aria-hidden', 'true')
})
