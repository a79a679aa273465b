import Link from 'next/link';
import { Suspense } from 'react';
import { Counter } from './counter';

async function Late() {
  await new Promise((done) => setTimeout(done, 200));
  return <p>Streamed later</p>;
}

export default function Page() {
  return (
    <main>
      <Counter />
      <Suspense fallback={<p>Loading</p>}>
        <Late />
      </Suspense>
      <Link href="/other">Other page</Link>
    </main>
  );
}
