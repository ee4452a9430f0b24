import { IconButton, Small, color, font, radius, shadow, space } from '@mentor-connect/ui'
import { Trash2 } from 'lucide-react'
import { useId, type PointerEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { OrderControls } from './order/OrderControls'
import type { Change } from './order/useOrderedFields'
import { useFormValue, useIsInvalid } from '../store/useFormValue'
import { ModuleBody } from './ModuleBody'
import { OutlineRow } from '../../../page-layout/OutlineRow'
import { closedItem } from '../../../page-layout/closedItem'
import { StateTag } from './StateTag'
import { useIsModuleOpen, useOpenItems } from './useOpenItems'

interface ModuleItemProps {
  uid: string
  index: number
  count: number
  isHeld: boolean
  announce: (change: Change) => void
  onHold: (event: PointerEvent) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

const pathOf = (index: number) => `modules.${index}`

/** A module of the outline: its row and, while it is open, its name and lessons. */
export function ModuleItem({
  uid,
  index,
  count,
  isHeld,
  announce,
  onHold,
  onMove,
  onRemove,
}: ModuleItemProps) {
  const t = useT()
  const id = useId()
  const isOpen = useIsModuleOpen(uid)
  const { setModule } = useOpenItems()
  const name = useFormValue(({ modules }) => modules[index]?.name.trim() ?? '')
  const lessons = useFormValue(({ modules }) => modules[index]?.lessons.length ?? 0)
  const isInvalid = useIsInvalid(`modules.${index}`)
  const heading = t('mentor.form.module.heading', { n: index + 1 })
  const called = name || heading

  return (
    <Box $held={isHeld} $open={isOpen} aria-label={heading}>
      <OutlineRow
        uid={uid}
        isOpen={isOpen}
        controls={id}
        onToggle={() => setModule(uid, !isOpen)}
        actions={
          <>
            <OrderControls
              name={called}
              path={pathOf(index)}
              canMove={(step) => index + step >= 0 && index + step < count}
              onMove={(step) => {
                onMove(index, index + step)
                return pathOf(index + step)
              }}
              onHold={onHold}
            />
            <IconButton aria-label={t('mentor.form.remove', { name: called })} onClick={onRemove}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </>
        }
      >
        <Words>
          <Small>
            {heading} · {t('mentor.resource.lessons', { count: lessons })}
          </Small>
          {name && <Name>{name}</Name>}
        </Words>
        {isInvalid && !isOpen && <StateTag state="invalid" />}
      </OutlineRow>
      {isOpen && <ModuleBody id={id} index={index} announce={announce} />}
    </Box>
  )
}

const Box = styled.li<{ $held: boolean; $open: boolean }>`
  ${({ $open }) => !$open && closedItem}
  border: 1px solid ${({ $held }) => ($held ? color.primary : color.border)};
  border-radius: ${radius.medium};
  background: ${color.background};
  box-shadow: ${({ $held }) => ($held ? shadow.high : 'none')};
`

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding-block: ${space[1]};
  overflow-wrap: anywhere;
`

const Name = styled.strong`
  font-weight: ${font.weight.semibold};
`
