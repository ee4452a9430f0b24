import { IconButton, Modal, font, space } from '@mentor-connect/ui'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { ShownFile } from './shownFiles'
import { useFileUrl } from './useFileUrl'

interface PictureDialogProps {
  pictures: ShownFile[]
  /** Index of the picture that is shown first. */
  first: number
  onClose: () => void
}

/** Shows the pictures of a message large, one at a time. The arrow keys go from one to the next. */
export function PictureDialog({ pictures, first, onClose }: PictureDialogProps) {
  const t = useT()
  const [index, setIndex] = useState(first)
  const count = pictures.length
  const current = pictures[index]!
  const url = useFileUrl(current)

  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') setIndex((before) => Math.max(0, before - 1))
      if (key === 'ArrowRight') setIndex((before) => Math.min(count - 1, before + 1))
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [count])

  return (
    <Wide label={current.name} onClose={onClose}>
      <Head>
        <Name dir="auto">{current.name}</Name>
        <IconButton aria-label={t('chat.files.close')} onClick={onClose}>
          <X size={24} aria-hidden />
        </IconButton>
      </Head>
      <Picture>
        {url && <img key={url} src={url} alt={current.name} width={current.width} height={current.height} />}
      </Picture>
      {count > 1 && (
        <Steps>
          <IconButton
            aria-label={t('chat.files.previous')}
            aria-disabled={index === 0 || undefined}
            onClick={() => setIndex(Math.max(0, index - 1))}
          >
            <ChevronLeft size={24} aria-hidden />
          </IconButton>
          <span role="status">{t('chat.files.position', { number: index + 1, count })}</span>
          <IconButton
            aria-label={t('chat.files.next')}
            aria-disabled={index === count - 1 || undefined}
            onClick={() => setIndex(Math.min(count - 1, index + 1))}
          >
            <ChevronRight size={24} aria-hidden />
          </IconButton>
        </Steps>
      )}
    </Wide>
  )
}

const Wide = styled(Modal)`
  width: min(80rem, calc(100vw - 2 * ${space[4]}));
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[3]};
`

const Name = styled.h2`
  min-width: 0;
  font-size: ${font.size.body};
  overflow-wrap: anywhere;
`

const Picture = styled.div`
  display: grid;
  place-items: center;

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 70dvh;
  }
`

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  margin-top: ${space[3]};
`
