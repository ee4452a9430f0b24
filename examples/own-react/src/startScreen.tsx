import type { MountScreen, ScreenContext } from '@mentor-connect/contract/remote'
import { createRoot } from 'react-dom/client'
import { StartPage } from './StartPage'

const mount: MountScreen = (place, context) => {
  const root = createRoot(place)
  const show = ({ locale, setTitle }: ScreenContext) =>
    root.render(<StartPage locale={locale} setTitle={setTitle} />)
  show(context)
  return { update: show, unmount: () => root.unmount() }
}
export default mount
