import Link from 'next/link';

export default function Watch() {
  return (
    <main>
      <iframe src={process.env.VITE_FILM} />
      <Link href="/">Home</Link>
    </main>
  );
}
