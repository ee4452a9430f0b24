import type { MountScreen, ScreenContext } from '@mentor-connect/contract/remote'
import { ClockElement, textsIn } from './ClockElement'

const NAME = 'example-clock'

/** Draws the custom element, with the language and the address parameters that the shell passes in. */
const mount: MountScreen = (place, context) => {
  if (!customElements.get(NAME)) customElements.define(NAME, ClockElement)
  const clock = document.createElement(NAME) as ClockElement
  const show = ({ locale, params, navigate, setTitle }: ScreenContext) => {
    setTitle(textsIn(locale).title)
    clock.show({
      locale,
      city: params['city'] ?? 'Kolkata',
      onCity: (city) => navigate(`/examples/element/${city}`),
    })
  }
  show(context)
  place.append(clock)
  return { update: show, unmount: () => clock.remove() }
}
export default mount
