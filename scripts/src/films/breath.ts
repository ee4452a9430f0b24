import { between, box, HEIGHT, progress, text, visibility, WIDTH, type Caption, type Film } from './film'

const IN_SECONDS = 4
const OUT_SECONDS = 6
const BREATH_SECONDS = IN_SECONDS + OUT_SECONDS
const BREATHS = 10
const BEGIN = 10
const END = BEGIN + BREATHS * BREATH_SECONDS
const CENTER = { x: WIDTH / 2, y: 180 }
const SMALL = 70
const LARGE = 150
const DEEP = '#115e59'

/** The caption of each breath. The counting itself is part of the picture. */
const SAID: Omit<Caption, 'from'>[] = [
  {
    hi: 'साँस अंदर: 1, 2, 3, 4। बाहर: 1, 2, 3, 4, 5, 6।',
    en: 'Breathe in: 1, 2, 3, 4. Out: 1, 2, 3, 4, 5, 6.',
  },
  { hi: 'गोला बढ़े तो साँस अंदर, घटे तो बाहर।', en: 'In while the circle grows, out while it shrinks.' },
  { hi: 'बाहर की साँस लंबी रहे। ज़ोर न लगाएँ।', en: 'Keep the breath out longer. Do not force it.' },
  { hi: 'कंधे फिर से ढीले करें।', en: 'Let your shoulders drop again.' },
  {
    hi: 'आधा हो गया। मन भटके तो गिनती पर लौटें।',
    en: 'Halfway. If your mind wanders, come back to the counting.',
  },
  { hi: 'चक्कर आए तो रुकें और सामान्य साँस लें।', en: 'If you feel dizzy, stop and breathe as usual.' },
  { hi: 'माथा और जबड़ा भी ढीला।', en: 'Let your forehead and jaw go loose, too.' },
  { hi: 'अंदर 4, बाहर 6।', en: 'In for 4, out for 6.' },
  { hi: 'बस दो और।', en: 'Only two more.' },
  { hi: 'आख़िरी साँस। धीरे-धीरे बाहर।', en: 'The last one. Slowly out.' },
]

export const breath: Film = {
  course: 'mann-ki-sehat-hi',
  name: 'do-minute-ki-saans',
  seconds: 120,
  captions: [
    {
      from: 0.3,
      hi: 'दो मिनट की साँस: दस साँसें, साथ-साथ।',
      en: 'Two minutes of breathing: ten breaths, together.',
    },
    {
      from: 5,
      hi: 'दोनों पैर ज़मीन पर। कंधे एक बार ऊपर, फिर छोड़ दें।',
      en: 'Both feet on the floor. Shoulders up once, then let go.',
    },
    ...SAID.map((said, index) => ({ from: BEGIN + index * BREATH_SECONDS, ...said })),
    { from: END, hi: 'अब घबराहट को 10 में से कितने नंबर देंगे?', en: 'How nervous are you now, out of 10?' },
    { from: 115, hi: 'यह औज़ार हमेशा आपके पास है।', en: 'You always have this tool with you.' },
  ],
  draw: (seconds) => box({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, 'fill="#f0fdfa"') + scene(seconds),
}

function scene(seconds: number): string {
  if (seconds < BEGIN) return opening(seconds)
  if (seconds >= END) return ending(seconds)
  const breaths = Math.floor((seconds - BEGIN) / BREATH_SECONDS)
  const within = (seconds - BEGIN) % BREATH_SECONDS
  const isIn = within < IN_SECONDS
  const size = isIn
    ? between(SMALL, LARGE, progress(within, 0, IN_SECONDS))
    : between(LARGE, SMALL, progress(within, IN_SECONDS, BREATH_SECONDS))
  const count = Math.floor(isIn ? within : within - IN_SECONDS) + 1
  return [
    circle(size),
    text(String(count), { ...CENTER, y: CENTER.y + 22, size: 64, fill: '#ffffff' }),
    text(isIn ? 'अंदर' : 'बाहर', { x: 150, y: CENTER.y + 16, size: 52, fill: DEEP }),
    dots(breaths),
  ].join('')
}

function opening(seconds: number): string {
  return [
    circle(SMALL),
    text('दो मिनट की साँस', { x: CENTER.x, y: 400, size: 52, fill: DEEP, opacity: visibility(seconds, 0, 5) }),
    text('4 अंदर, 6 बाहर', {
      x: CENTER.x,
      y: 350,
      size: 52,
      fill: DEEP,
      opacity: visibility(seconds, 5, BEGIN),
    }),
  ].join('')
}

function ending(seconds: number): string {
  const opacity = visibility(seconds, END, 120.5)
  return circle(SMALL) + text('10 में से कितने?', { x: CENTER.x, y: 400, size: 52, fill: DEEP, opacity })
}

function circle(radius: number): string {
  const ring = `<circle cx="${CENTER.x}" cy="${CENTER.y}" r="${LARGE}" fill="none" stroke="#99f6e4" stroke-width="4" />`
  return `${ring}<circle cx="${CENTER.x}" cy="${CENTER.y}" r="${radius}" fill="${DEEP}" />`
}

/** Draws a dot for each breath; the dots of completed breaths are filled. */
function dots(done: number): string {
  return Array.from({ length: BREATHS }, (_, index) => {
    const x = CENTER.x + (index - (BREATHS - 1) / 2) * 40
    return `<circle cx="${x}" cy="390" r="11" fill="${index < done ? DEEP : '#ffffff'}" stroke="${DEEP}" stroke-width="3" />`
  }).join('')
}
