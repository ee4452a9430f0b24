import { randomFrom } from '../random'
import { circle, ellipse, group, line, path, rect, svg } from '../svg'
import { featuresFrom, type Features, type Look, type Presentation } from './features'
import { beardOf, hairBehind, hairInFront } from './hair'

/** Draws a friendly flat portrait as SVG, 400 × 400. It is always the same for the same id and look. */
export function portrait(id: string, look?: Look): string {
  const features = featuresFrom(randomFrom(id), look)
  return svg(
    400,
    400,
    wall(features),
    hairBehind(features),
    shoulders(features),
    head(features),
    face(features),
    beardOf(features),
    hairInFront(features),
    extras(features),
  )
}

function wall({ wall, wallDeep }: Features): string {
  return rect(0, 0, 400, 400, 0, wall) + circle(200, 214, 168, wallDeep)
}

function shoulders({ presentation, clothes, trim, skin, shade, dupatta }: Features): string {
  const masculine = presentation === 'masculine'
  const width = masculine ? 148 : 128
  const body = `M${200 - width} 400C${200 - width} 330 ${210 - width} 306 162 292H238C${190 + width} 306 ${200 + width} 330 ${200 + width} 400Z`
  return group(
    {},
    path(body, clothes),
    path('M170 226H230V286C230 318 170 318 170 286Z', skin),
    path('M170 244C184 268 216 268 230 244V262C214 282 186 282 170 262Z', shade),
    masculine ? collar(clothes, trim) : neckline(skin, trim),
    dupatta ? path('M126 400C118 348 130 316 160 296L178 318C160 340 158 370 166 400Z', trim) : '',
    dupatta ? line('M130 398C124 350 136 320 162 302', '#ffffff', 3, { opacity: 0.4 }) : '',
  )
}

function collar(clothes: string, trim: string): string {
  return group(
    {},
    path('M160 288L200 326L240 288L252 302L214 348L200 334L186 348L148 302Z', '#fffdf8'),
    path('M190 340L200 332L210 340L206 352H194Z', trim),
    path('M194 352H206L214 400H186Z', trim),
    path('M148 302L186 348L200 400H120Z', clothes),
    path('M252 302L214 348L200 400H280Z', clothes),
    path('M148 302L186 348L178 362L136 318Z', '#000000', { opacity: 0.14 }),
    path('M252 302L214 348L222 362L264 318Z', '#000000', { opacity: 0.14 }),
  )
}

function neckline(skin: string, trim: string): string {
  return group(
    {},
    path('M156 292C164 336 186 350 200 350S236 336 244 292H230C230 312 170 312 170 292Z', skin),
    line('M154 292C162 338 184 354 200 354S238 338 246 292', trim, 8),
    circle(200, 366, 3.5, trim),
    circle(200, 382, 3.5, trim),
  )
}

function head({ skin, shade }: Features): string {
  return group(
    {},
    ellipse(135, 176, 13, 18, skin),
    ellipse(265, 176, 13, 18, skin),
    ellipse(136, 177, 6, 10, shade),
    ellipse(264, 177, 6, 10, shade),
    path('M136 158C136 106 164 82 200 82S264 106 264 158C264 222 236 256 200 256S136 222 136 158Z', skin),
  )
}

function face({ shade, hair, presentation, beard }: Features): string {
  const brow = presentation === 'masculine' ? 6 : 4.5
  return group(
    {},
    line('M160 150Q172 142 184 148M216 148Q228 142 240 150', hair, brow),
    ellipse(173, 170, 6, 7, '#241c1c'),
    ellipse(227, 170, 6, 7, '#241c1c'),
    circle(175.5, 167.5, 2, '#ffffff'),
    circle(229.5, 167.5, 2, '#ffffff'),
    line('M201 172C198 186 194 194 194 197Q199 203 207 199', shade, 4),
    circle(156, 202, 13, '#e0705f', { opacity: 0.2 }),
    circle(244, 202, 13, '#e0705f', { opacity: 0.2 }),
    beard ? '' : smile(presentation),
  )
}

function smile(presentation: Presentation): string {
  const lip = presentation === 'feminine' ? '#b4483f' : '#8f4b3c'
  return (
    path('M178 217Q200 228 222 217Q216 241 200 241T178 217Z', lip) +
    path('M184 220Q200 227 216 220Q213 228 200 228T184 220Z', '#ffffff')
  )
}

function extras({ glasses, bindi, presentation, trim }: Features): string {
  return group(
    {},
    glasses ? spectacles() : '',
    bindi ? circle(200, 134, 4.5, '#b3242c') : '',
    presentation === 'feminine' ? circle(135, 200, 5, trim) + circle(265, 200, 5, trim) : '',
  )
}

function spectacles(): string {
  const frame = { stroke: '#2b2f38', 'stroke-width': 5, 'fill-opacity': 0.18 }
  return group(
    {},
    rect(149, 153, 46, 36, 15, '#ffffff', frame),
    rect(205, 153, 46, 36, 15, '#ffffff', frame),
    line('M195 167Q200 163 205 167M149 166L138 162M251 166L262 162', '#2b2f38', 5),
  )
}
