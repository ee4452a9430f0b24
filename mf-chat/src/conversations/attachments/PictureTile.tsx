import { color, radius, space } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { ShownFile } from './shownFiles'
import { useFileUrl } from './useFileUrl'

interface PictureTileProps {
  file: ShownFile
  /** True if the message has no other picture. Otherwise, the pictures are cropped to squares. */
  isSingle: boolean
  onOpen: () => void
}

/** Largest share of height to width. Taller pictures are cropped in the thread. */
const TALLEST = 1.4

/** A picture in a thread, as a button. Its space is reserved before it is loaded. */
export function PictureTile({ file, isSingle, onOpen }: PictureTileProps) {
  const t = useT()
  const url = useFileUrl(file)
  const [failed, setFailed] = useState<string>()
  const { width = 4, height = 3, name } = file
  if (url !== undefined && failed === url) return <Missing>{t('chat.files.missing', { name })}</Missing>
  return (
    <Tile
      type="button"
      aria-label={t('chat.files.open', { name })}
      style={{ aspectRatio: isSingle ? `${width} / ${Math.min(height, width * TALLEST)}` : '1' }}
      onClick={onOpen}
    >
      {url && <img src={url} alt="" loading="lazy" decoding="async" onError={() => setFailed(url)} />}
    </Tile>
  )
}

const Tile = styled.button`
  width: min(18rem, 100%);
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.medium};
  background: ${color.sunken};
  cursor: zoom-in;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`

const Missing = styled.p`
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.muted};
  overflow-wrap: anywhere;
`
