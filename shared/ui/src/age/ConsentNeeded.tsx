import { paths } from '@mentor-connect/contract/remote'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink, Row } from '..'
import { useAgeT } from './useAgeT'

/** What comes first for a learner who has just turned out to be a minor. */
export function ConsentNeeded({ onClose }: { onClose: () => void }) {
  const t = useAgeT()
  const text = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {t('age.minor')}
      </p>
      <Row $gap={3}>
        {/* The chat page asks for the consent once it is loaded anew. */}
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
