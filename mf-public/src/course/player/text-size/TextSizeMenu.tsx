import { Menu, Option, color, font, space } from '@mentor-connect/ui'
import { useStore } from '@mentor-connect/ui/store'
import { ALargeSmall } from 'lucide-react'
import styled from 'styled-components'
import { deviceChoice } from '../deviceChoice'
import { useT } from '../messages/useT'

const TEXT_SIZES = ['small', 'medium', 'large'] as const

export type TextSize = (typeof TEXT_SIZES)[number]

/** The reader's choice of the text size in lessons. */
export const textSize = deviceChoice<TextSize>('mc.textSize', TEXT_SIZES)

export function TextSizeMenu() {
  const t = useT()
  const current = useStore(textSize, textSize.onServer)
  return (
    <Menu label={t('public.player.textSize')} icon={<ALargeSmall size={24} aria-hidden />}>
      {() => (
        <Sizes>
          <legend>{t('public.player.textSize')}</legend>
          {TEXT_SIZES.map((size) => (
            <Option
              key={size}
              isPlain
              name="text-size"
              checked={size === current}
              onChange={() => textSize.choose(size)}
            >
              {t(`public.player.textSize.${size}`)}
            </Option>
          ))}
        </Sizes>
      )}
    </Menu>
  )
}

const Sizes = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: ${space[1]} ${space[3]};
    color: ${color.muted};
    font-size: ${font.size.small};
  }
  label:nth-of-type(2) {
    font-size: 1.125rem;
  }
  label:nth-of-type(3) {
    font-size: 1.3125rem;
  }
`
