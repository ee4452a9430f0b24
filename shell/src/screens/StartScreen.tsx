import { BrandSign, VisuallyHidden } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Shown until the first page is ready. */
export function StartScreen() {
  const t = useT()
  return (
    <Centre role="status">
      <BrandSign size={56} />
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
    </Centre>
  )
}

/** Positioned out of the flow, because the global styles, which remove the body's margin, may come a frame later. */
const Centre = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
`
