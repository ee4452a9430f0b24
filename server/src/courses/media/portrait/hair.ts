import { circle, ellipse, group, line, path } from '../svg'
import type { Features } from './features'

/** Draws the hair or turban behind head and shoulders. */
export function hairBehind({ presentation, hairstyle, hair, turban }: Features): string {
  if (presentation === 'masculine' || turban) return ''
  return LONG[hairstyle]?.(hair) ?? ''
}

const LONG: ((hair: string) => string)[] = [
  // Loose, to the shoulders.
  (hair) =>
    path(
      'M118 168C112 92 156 62 200 62S288 92 282 168C282 214 296 246 300 284C262 300 138 300 100 284C104 246 118 214 118 168Z',
      hair,
    ),
  // Gathered in a bun.
  (hair) =>
    group(
      {},
      circle(200, 58, 34, hair),
      path(
        'M124 176C116 98 156 70 200 70S284 98 276 176C274 206 262 222 248 228H152C138 222 126 206 124 176Z',
        hair,
      ),
    ),
  // One long plait over the shoulder.
  (hair) =>
    group(
      {},
      path(
        'M122 170C114 94 156 64 200 64S286 94 278 170C276 204 270 226 262 240H140C130 226 124 204 122 170Z',
        hair,
      ),
    ),
]

/** Draws the hair over the forehead and, for a plait, over the shoulder. */
export function hairInFront(features: Features): string {
  const { presentation, hairstyle, hair, turban, trim, clothes } = features
  if (turban) return wrapped(clothes, trim)
  if (presentation === 'masculine') return SHORT[hairstyle]?.(hair) ?? ''
  return PARTED[hairstyle]?.(hair, trim) ?? ''
}

const SHORT: ((hair: string) => string)[] = [
  // Side parting.
  (hair) =>
    path(
      'M136 160C126 96 160 66 206 66C252 66 276 98 264 160C262 146 258 134 252 124C226 128 186 122 172 104C164 124 146 132 136 160Z',
      hair,
    ),
  // Swept up.
  (hair) =>
    path(
      'M137 158C128 110 140 84 166 76C188 56 244 58 260 86C272 104 270 134 263 158C260 140 256 126 246 116C220 124 180 122 156 114C144 126 140 140 137 158Z',
      hair,
    ),
  // Cropped.
  (hair) =>
    path(
      'M138 152C132 104 160 78 200 78S268 104 262 152C258 136 254 124 246 114C220 104 180 104 154 114C146 124 142 136 138 152Z',
      hair,
    ),
]

const PARTED: ((hair: string, trim: string) => string)[] = [
  (hair) =>
    path(
      'M132 182C122 104 160 74 200 74S278 104 268 182C262 150 250 126 214 100C190 124 146 138 132 182Z',
      hair,
    ),
  (hair, trim) =>
    group(
      {},
      path(
        'M133 168C126 104 162 78 200 78S274 104 267 168C258 136 234 112 200 104C166 112 142 136 133 168Z',
        hair,
      ),
      line('M174 74C188 80 212 80 226 74', trim, 7),
    ),
  (hair, trim) =>
    group(
      {},
      path(
        'M132 176C124 104 160 76 200 76S276 104 268 176C260 140 240 116 200 100C160 116 140 140 132 176Z',
        hair,
      ),
      ...[0, 1, 2, 3, 4].map((step) => ellipse(270 - step * 3, 232 + step * 26, 17 - step, 18, hair)),
      ...[0, 1, 2, 3].map((step) =>
        line(`M${258 - step * 3} ${244 + step * 26}q11 8 22 0`, '#ffffff', 2, { opacity: 0.16 }),
      ),
      circle(257, 350, 9, trim),
    ),
]

function wrapped(cloth: string, pin: string): string {
  return group(
    {},
    path(
      'M122 152C104 96 140 44 202 42C264 44 298 96 278 152C258 112 230 102 200 102S142 112 122 152Z',
      cloth,
    ),
    path(
      'M122 152C112 120 126 82 204 62C276 84 288 120 278 152C258 112 230 102 200 102S142 112 122 152Z',
      '#000000',
      { opacity: 0.12 },
    ),
    line('M132 128C158 92 186 76 222 66M152 118C180 94 214 80 254 78', '#ffffff', 4, { opacity: 0.35 }),
    circle(203, 84, 8, pin),
  )
}

export function beardOf({ beard, hair }: Features): string {
  if (!beard) return ''
  return group(
    {},
    path(
      'M136 172C140 244 168 262 200 262S260 244 264 172C256 196 244 206 228 204C212 196 188 196 172 204C156 206 144 196 136 172Z',
      hair,
    ),
    path('M180 218Q200 230 220 218Q200 212 180 218Z', '#ffffff', { opacity: 0.88 }),
  )
}
