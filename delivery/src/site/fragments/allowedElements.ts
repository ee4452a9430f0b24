const TEXT =
  'a abbr address article aside b bdi bdo blockquote br cite code data dd del dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i ins kbd li main mark nav ol p pre q rp rt ruby s samp search section small span strong sub sup time u ul var wbr'
const TABLES = 'caption col colgroup table tbody td tfoot th thead tr'
const FORMS =
  'button datalist fieldset form input label legend meter optgroup option output progress select selectedcontent textarea'
const INTERACTIVE = 'details dialog summary'
const PICTURES = 'img picture source'
const DRAWINGS =
  'circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop svg symbol text title tspan use'

/** Elements that a prerendered page may contain: those that display content, none that run code, load documents or redirect. */
export const ALLOWED_ELEMENTS = new Set(
  [TEXT, TABLES, FORMS, INTERACTIVE, PICTURES, DRAWINGS].flatMap((names) => names.split(' ')),
)
