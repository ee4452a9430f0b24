import { paths } from '@mentor-connect/contract/remote'
import { Button, ButtonLink, Row } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import { useAgeT } from './useAgeT'

/** Tells a learner who has just turned out to be a minor that a guardian must agree first. */
export function ConsentNeeded({ onClose }: { onClose: () => void }) {
  const t = useAgeT()
  const text = useRef<HTMLParagraphElement>(null)
  // The text gets the focus, because the form that had the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {t('age.minor')}
      </p>
      <Row $gap={3}>
        {/* The page is reloaded, because the chat page asks for the consent only when it is loaded again. */}
        <ButtonLink to={paths.learner.chat} reloadDocument>
          {t('age.guardian')}
        </ButtonLink>
        <Button $variant="ghost" onClick={onClose}>
          {t('age.close')}
        </Button>
      </Row>
    </>
  )
}
