import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** Quiet zone in modules, as the standard asks for. */
const border = 4

/**
 * A QR code as one path: black on white in print and on screen, never mirrored. Error correction M; its size is given
 * by CSS, at least 30 mm (docs/saudi-rules.md, "Invoice").
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data.flatMap((row, y) => row.map((black, x) => (black ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.qrCode}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
