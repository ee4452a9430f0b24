/** Stands for every style sheet: its classes have the names that they have in the source. */
const classes = new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? name : undefined) })

module.exports = { __esModule: true, default: classes }
