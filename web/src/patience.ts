// For unit tests: what is waited for may take its time on a machine that does ten other things.
import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 30_000 });
