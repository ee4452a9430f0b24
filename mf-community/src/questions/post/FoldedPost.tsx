import { Folded } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { useT } from '../../messages/useT'

interface FoldedPostProps {
  isFolded: boolean | undefined
  children: ReactNode
}

/** Folds a post if its author and the reader have blocked each other. */
export function FoldedPost({ isFolded, children }: FoldedPostProps) {
  const t = useT()
  if (!isFolded) return children
  return (
    <Folded>
      <summary>{t('community.folded')}</summary>
      {children}
    </Folded>
  )
}
