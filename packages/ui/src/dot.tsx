import './styles/dot.css'

/** A colour as a small disc. The colour is an SVG attribute: the security policy refuses style attributes. */
export function Dot({ code }: { code: string }) {
  return (
    <svg className="dot" viewBox="0 0 2 2" aria-hidden="true">
      <rect width="2" height="2" fill={code} />
    </svg>
  )
}
