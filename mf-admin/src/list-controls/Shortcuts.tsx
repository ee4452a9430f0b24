import { Button, color, Modal, radius, SectionTitle, space, Stack } from '@mentor-connect/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { isTyping } from './isTyping'

const KEYS = [
  ['j, ↓', 'admin.keys.next'],
  ['k, ↑', 'admin.keys.previous'],
  ['Enter', 'admin.keys.open'],
  ['/', 'admin.keys.search'],
  ['?', 'admin.keys.help'],
] as const

/** Keyboard shortcuts: `/` focuses the search field of the page, `?` shows all shortcuts. */
export function Shortcuts() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      if (event.key === '?') setOpen(true)
      if (event.key !== '/') return
      document.querySelector<HTMLInputElement>('input[type="search"]')?.focus()
      event.preventDefault()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])

  if (!isOpen) return null
  return (
    <Modal labelledBy="shortcuts" onClose={() => setOpen(false)}>
      <Stack $gap={4}>
        <SectionTitle id="shortcuts">{t('admin.keys.title')}</SectionTitle>
        <Keys>
          {KEYS.map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </Keys>
        <Button $variant="secondary" onClick={() => setOpen(false)}>
          {t('admin.keys.close')}
        </Button>
      </Stack>
    </Modal>
  )
}

const Keys = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    align-items: baseline;
  }
  dd {
    margin: 0;
  }
  kbd {
    padding: 0 ${space[2]};
    border: 1px solid ${color.control};
    border-radius: ${radius.small};
    background: ${color.sunken};
  }
`
