import { render } from '@testing-library/react'
import { House } from 'lucide-react'
import type { LabelledEntry } from './useNavigation'
import { toItem, withAdded } from './withAdded'

const entry = (more: Partial<LabelledEntry>): LabelledEntry => ({
  to: '/jobs',
  label: 'Jobs',
  order: 15,
  ...more,
})

function drawn(icon: LabelledEntry['icon']) {
  const { icon: Icon } = toItem(entry({ icon }))
  return render(<Icon />).container.querySelector('svg')!
}

test('an entry stands among those of the frame by its order', () => {
  const own = ['Home', 'Courses'].map((label) => ({ to: `/${label}`, label, icon: House }))
  const labels = withAdded(own, [entry({})]).map(({ label }) => label)
  expect(labels).toEqual(['Home', 'Jobs', 'Courses'])
})

test('a drawing of the area is drawn in the colour of the text', () => {
  const svg = drawn({ elements: [{ name: 'path', attributes: { d: 'M4 4h16' } }] })
  expect(svg).toHaveAttribute('stroke', 'currentColor')
  expect(svg.querySelector('path')).toHaveAttribute('d', 'M4 4h16')
})

test('the same drawing is one component, so that it is not mounted again with each render', () => {
  const icon = () => toItem(entry({ icon: { elements: [{ name: 'path', attributes: { d: 'M0 0' } }] } })).icon
  expect(icon()).toBe(icon())
})

test('an icon that this frame does not know is a default', () => {
  expect(drawn('of a later version' as 'star').outerHTML).toBe(drawn(undefined).outerHTML)
})
